const { TestEnvironment } = require('jest-environment-jsdom');
const { currentConsole, rememberExactly, rememberGlobals } = require('./shared-globals.cjs');
const { trackListeners } = require('./tracked-listeners.cjs');
const { isIsolated, stateOf } = require('./worker-state.cjs');

/**
 * Node's Request takes only Node's own signals, and a page in jsdom has jsdom's: the router, which makes a request per
 * navigation, gets its signal back as it gave it.
 */
class PageRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

/**
 * Returns a MessageChannel that posts in one direction, which is all that React and antd ask of one. A message comes by
 * the clock of the page, and by the real one where a test has a fake clock that it stops or puts back in between: what
 * waits for it is shared by the files of a worker and would wait for ever.
 */
function messageChannelOf(page) {
  return class PageMessageChannel {
    port1 = { onmessage: null };
    port2 = {
      postMessage: (data) => {
        let isDelivered = false;
        const deliver = () => {
          if (!isDelivered) this.port1.onmessage?.({ data });
          isDelivered = true;
        };
        if ('clock' in page.setTimeout) page.setTimeout(deliver, 0);
        setTimeout(deliver, 0);
      },
    };
  };
}

/**
 * A jsdom page, made once for all test files of a worker, with what a browser has and jsdom lacks but Node brings: text
 * codecs and the shapes of fetch. A file that is isolated gets a page of its own.
 */
module.exports = class WebEnvironment extends TestEnvironment {
  isShared = false;
  #restore;
  #lastTimer = 0;

  constructor(config, context) {
    const state = stateOf(config.projectConfig.id);
    const isShared = !isIsolated(context.docblockPragmas);
    if (isShared && state.environment !== null) return state.environment;
    super(config, isShared ? { ...context, console: currentConsole(() => state.environment) } : context);
    this.isShared = isShared;
    if (isShared) state.environment = this;
  }

  async setup() {
    await super.setup();
    if (this.#restore !== undefined) return;
    const { TextEncoder, TextDecoder, Headers, Response, fetch, structuredClone } = globalThis;
    Object.assign(this.global, { TextEncoder, TextDecoder, Headers, Response, fetch, structuredClone });
    this.global.Request = PageRequest;
    this.global.MessageChannel = messageChannelOf(this.global);
    const { document, Element, HTMLElement, navigator } = this.global;
    const restores = [
      trackListeners(this.global, () => true),
      // The library that types and clicks listens to the document for as long as there is one.
      trackListeners(document, (type) => type === 'visibilitychange'),
      rememberGlobals(this.global),
      ...[Element.prototype, HTMLElement.prototype, navigator].map(rememberExactly),
    ];
    this.#restore = () => {
      for (const restore of restores) restore();
    };
  }

  async teardown() {
    if (!this.isShared) {
      await super.teardown();
      return;
    }
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.#endTimers();
    this.#restore();
    this.#emptyPage();
  }

  /** Ends what a file left waiting, as closing its page would. */
  #endTimers() {
    const { global } = this;
    const newest = global.setTimeout(() => undefined, 0);
    for (let id = this.#lastTimer; id <= newest; id += 1) global.clearTimeout(id);
    this.#lastTimer = newest;
  }

  #emptyPage() {
    const { document, history, localStorage, sessionStorage } = this.global;
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
  }
};
