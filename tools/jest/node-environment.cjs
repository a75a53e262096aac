const { TestEnvironment } = require('jest-environment-node');
const { rememberGlobals } = require('./shared-globals.cjs');
const { isIsolated, stateOf } = require('./worker-state.cjs');

/** Node's globals, made once for all test files of a worker; a file that is isolated gets its own. */
module.exports = class NodeEnvironment extends TestEnvironment {
  isShared = false;
  #restore;

  constructor(config, context) {
    const state = stateOf(config.projectConfig.id);
    const isShared = !isIsolated(context.docblockPragmas);
    if (isShared && state.environment !== null) return state.environment;
    super(config, context);
    this.isShared = isShared;
    if (isShared) state.environment = this;
  }

  async setup() {
    await super.setup();
    this.#restore ??= rememberGlobals(this.global);
  }

  async teardown() {
    if (!this.isShared) {
      await super.teardown();
      return;
    }
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.#restore();
  }
};
