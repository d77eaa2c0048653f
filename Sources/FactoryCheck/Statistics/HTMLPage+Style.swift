extension HTMLPage {
  /// What the page looks like, in light and dark, wide and narrow.
  static let style = """
    :root {
      color-scheme: light dark;
      --ink: #1c1e21; --soft: #5b6168; --paper: #fff; --panel: #f5f6f8; --edge: #d5d9de;
      --bar: #2f6fd0; --good: #1b7f3b; --bad: #b3261e; --fair: #8a5a00;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ink: #e6e8eb; --soft: #a2a9b1; --paper: #15171a; --panel: #1f2226; --edge: #3a3f45;
        --bar: #6ea3f5; --good: #5fca80; --bad: #ff8a80; --fair: #e7b45a;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 72rem; color: var(--ink);
      background: var(--paper); font: 1rem/1.5 system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 1.5rem; }
    h2 { margin: 1rem 0 .25rem; font-size: 1rem; }
    #summary { margin: .25rem 0 1rem; color: var(--soft); }
    form { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; }
    form[hidden] { display: none; }
    input, button { font: inherit; }
    .property {
      margin: .75rem 0; padding: 0 1rem; border: 1px solid var(--edge); border-radius: .5rem;
      border-left: .35rem solid var(--good);
    }
    .property[open] { padding-bottom: 1rem; }
    .property[data-outcome="failed"] { border-left-color: var(--bad); }
    .property:not([data-outcome="failed"], [data-outcome="passed"]) {
      border-left-color: var(--fair);
    }
    .property > summary { padding: .6rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    :focus-visible { outline: .2rem solid var(--bar); outline-offset: .15rem; }
    .outcome { font-weight: 600; color: var(--good); }
    [data-outcome="failed"] .outcome { color: var(--bad); }
    :not([data-outcome="failed"], [data-outcome="passed"]) > summary > .outcome {
      color: var(--fair);
    }
    .figures, .place { color: var(--soft); font-size: .9rem; }
    .place { margin: 0 0 .5rem; overflow-wrap: anywhere; }
    code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
    pre {
      margin: 0; padding: .75rem; overflow-x: auto; background: var(--panel);
      border-radius: .35rem;
    }
    @media (max-width: 45rem) { pre { white-space: pre-wrap; overflow-wrap: anywhere; } }
    .plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
    figure { margin: 0; padding: .5rem .75rem; background: var(--panel); border-radius: .35rem; }
    figcaption { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }
    svg { display: block; width: 100%; height: auto; }
    svg text { fill: var(--ink); font-size: 12px; }
    .bar { fill: var(--bar); }
    .track { fill: var(--edge); opacity: .45; }
    .field { fill: transparent; }
    g:hover > .field { fill: var(--edge); }
    .axis { stroke: var(--edge); }
    .demand { stroke: var(--bad); stroke-width: 2; }
    .path { margin-top: 1rem; }
    .path li { overflow-wrap: anywhere; }
    """

  /// What sums the page up, puts what did not pass first, and finds properties by their text.
  static let script = """
    addEventListener("DOMContentLoaded", () => {
      const main = document.querySelector("main");
      const properties = [...main.querySelectorAll(".property")];
      const isPassed = (property) => property.dataset.outcome === "passed";
      properties.sort((a, b) => isPassed(a) - isPassed(b)).forEach((each) => main.append(each));
      const find = document.getElementById("find");
      const failures = document.getElementById("failures");
      const show = () => {
        const text = find.value.toLowerCase();
        for (const property of properties) {
          const isFound = property.textContent.toLowerCase().includes(text);
          property.hidden = !isFound || (failures.checked && isPassed(property));
        }
        const shown = properties.filter((property) => !property.hidden);
        const failed = shown.filter((property) => !isPassed(property)).length;
        document.getElementById("summary").textContent =
          `${shown.length} of ${properties.length} shown: ` +
          `${shown.length - failed} passed, ${failed} did not`;
      };
      find.addEventListener("input", show);
      failures.addEventListener("change", show);
      document.getElementById("all").addEventListener("click", (event) => {
        const isOpening = event.target.textContent === "Open all";
        for (const property of properties) property.open = isOpening;
        event.target.textContent = isOpening ? "Close all" : "Open all";
      });
      document.getElementById("choice").addEventListener("submit", (e) => e.preventDefault());
      document.getElementById("choice").hidden = false;
      show();
    });
    """
}
