/** What antd 6 and React ask of a browser and jsdom does not have. */

class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** React's scheduler only posts and listens: a timer does, and unlike Node's own channel it keeps no handle open. */
class TimerMessageChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown): void => {
      setTimeout(() => this.port1.onmessage?.({ data }), 0);
    },
  };
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
  MessageChannel: TimerMessageChannel,
  matchMedia,
  // jsdom answers for pseudo elements with an error on the console, so they are asked for as the element itself.
  getComputedStyle: (element: Element) => computedStyle(element),
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView = () => undefined;
