// Nothing: this target is there for the modules that it depends on.
