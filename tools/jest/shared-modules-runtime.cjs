const { appendFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');
const { stateOf } = require('./worker-state.cjs');

/**
 * jest's runtime, with one registry of modules for all test files of a worker: a module is evaluated once, not once a file.
 * The test file itself and the files that set up its hooks are evaluated anew each time. A file with `@isolated <reason>` in its first
 * comment keeps jest's own way: modules and globals of its own.
 */
class SharedModulesRuntime extends Runtime {
  #isShared;
  #own;
  #state;
  #evaluated = 0;
  #project;

  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.#isShared = environment.isShared;
    this.#project = config.displayName?.name ?? config.id;
    this.#countEvaluations();
    if (!this.#isShared) return;
    this.#state = stateOf(config.id);
    this.#state.runtime = this;
    this.registries.moduleRegistry = this.#state.modules;
    this.transformCache.sourceMaps = this.#state.sourceMaps;
    this.#own = [this._testPath, ...config.setupFilesAfterEnv];
    this.#forget();
  }

  #countEvaluations() {
    const { executor } = this;
    const exec = executor.exec.bind(executor);
    executor.exec = (module, options, ...rest) => {
      if (!options?.isInternalModule) this.#evaluated += 1;
      return exec(module, options, ...rest);
    };
  }

  #forget() {
    for (const path of this.#own) this.registries.moduleRegistry.delete(path);
  }

  /** Requires for the file that runs now, also where the module that asks was evaluated for an earlier one. */
  requireModuleOrMock(from, moduleName) {
    const current = this.#state?.runtime ?? this;
    return current === this
      ? super.requireModuleOrMock(from, moduleName)
      : current.requireModuleOrMock(from, moduleName);
  }

  resetModules() {
    // jest's constructor calls this before there is anything to know.
    if (#isShared in this && this.#isShared)
      throw new Error('Modules are shared by test files: write `@isolated <reason>` to reset them.');
    super.resetModules();
  }

  setMock(...mock) {
    if (this.#isShared) throw new Error('Modules are shared by test files: write `@isolated <reason>` to mock one.');
    super.setMock(...mock);
  }

  /** Lets go of what belongs to this file and keeps what later files use again. */
  teardown() {
    this.#report();
    if (!this.#isShared) {
      super.teardown();
      return;
    }
    this.restoreAllMocks();
    // Shared modules keep the `jest` of the file that evaluated them, which must go on to answer.
    this.testState.enterTestCode();
    this.#forget();
    this.registries.internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.fileCache.clear();
    this.transformCache.clear();
  }

  /** Adds how many modules this file evaluated to the counts of the run, where they are asked for. */
  #report() {
    const file = process.env.PORTICO_MODULE_COUNTS;
    if (!file) return;
    const worker = process.env.JEST_WORKER_ID ?? '1';
    const line = { project: this.#project, file: this._testPath, modules: this.#evaluated, worker };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}

module.exports = SharedModulesRuntime;
