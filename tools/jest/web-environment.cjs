const { TestEnvironment } = require('jest-environment-jsdom');

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

/** A jsdom page with what a browser has and jsdom lacks but Node brings: text codecs and the shapes of fetch. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { TextEncoder, TextDecoder, Headers, Response, fetch, structuredClone } = globalThis;
    Object.assign(this.global, { TextEncoder, TextDecoder, Headers, Response, fetch, structuredClone });
    this.global.Request = PageRequest;
  }
};
