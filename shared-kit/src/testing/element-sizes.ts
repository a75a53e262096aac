/** Pixels: what jsdom, which lays nothing out, answers when an element is measured. */
const size = { width: 1280, height: 800 };

/** Gives every element a size, so that what draws only the visible part (the data grid) draws something in a test. */
export function giveElementsSizes(): void {
  const sizes = {
    offsetWidth: size.width,
    offsetHeight: size.height,
    clientWidth: size.width,
    clientHeight: size.height,
  };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
}
