const { TestEnvironment } = require('jest-environment-jsdom');

/** A jsdom page with what a browser has and jsdom lacks but Node brings: text codecs and the shapes of fetch. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { TextEncoder, TextDecoder, Headers, Request, Response, fetch, structuredClone } = globalThis;
    Object.assign(this.global, { TextEncoder, TextDecoder, Headers, Request, Response, fetch, structuredClone });
  }
};
