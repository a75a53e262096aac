import { connectLocale } from '@portico/shared-kit/i18n/react';

/** Interface that antd 6 and React ask of a browser and jsdom does not have. */

class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener(): void {},
    removeListener(): void {},
  });
}

const computedStyle = window.getComputedStyle.bind(window);

Object.assign(window, {
  ResizeObserver: QuietResizeObserver,
  matchMedia,
  // jsdom answers for pseudo elements with an error on the console, so they are asked for as the element itself.
  getComputedStyle: (element: Element) => computedStyle(element),
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView = () => undefined;

// As the shell does before its first render.
connectLocale();
