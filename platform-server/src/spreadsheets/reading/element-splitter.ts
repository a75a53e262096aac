/** Receives an element: its tag without `<` and name, and its content, or null for an empty one. */
export type ElementHandler = (attributes: string, content: string | null) => void;

const isBreak = (code: number) => code === 62 || code === 47 || code <= 32;

/**
 * Cuts an XML text that comes in chunks into the elements of a name, which do not stand in one another. Only plain XML is
 * cut so: at comments, CDATA, and elements beyond a length it stops, and another reader does it anew.
 */
export class ElementSplitter {
  readonly #name: string;
  readonly #end: string;
  readonly #longest: number;
  #text = '';
  #searched = 0;

  constructor(name: string, longest: number) {
    this.#name = name;
    this.#end = `</${name}>`;
    this.#longest = longest;
  }

  /** True where a tag is the last that stands in the text: nothing is missing. */
  endsWith(tag: string): boolean {
    return this.#text.trimEnd() === tag;
  }

  /** Hands over the elements that are whole. Returns false where the XML is not plain. */
  write(chunk: string, handler: ElementHandler): boolean {
    this.#text += chunk;
    const bang = this.#text.indexOf('<!');
    const limit = bang < 0 ? this.#text.length : bang;
    let at = 0;
    for (let next = this.#cut(at, limit, handler); next > at; next = this.#cut(at, limit, handler)) {
      at = next;
      this.#searched = 0;
    }
    this.#text = this.#text.slice(at);
    this.#searched = Math.max(0, this.#text.length - this.#end.length);
    return bang < 0 && this.#text.length <= this.#longest;
  }

  /** Hands over the element that begins behind an offset, and returns where it ends; the offset itself where it is not whole. */
  #cut(from: number, limit: number, handler: ElementHandler): number {
    const start = this.#start(from, limit);
    if (start < 0) return this.#beforeName(from, limit);
    const tag = start + this.#name.length + 1;
    const tagEnd = this.#text.indexOf('>', tag);
    if (tagEnd < 0 || tagEnd >= limit) return from;
    if (this.#text.codePointAt(tagEnd - 1) === 47) {
      handler(this.#text.slice(tag, tagEnd - 1), null);
      return tagEnd + 1;
    }
    const close = this.#text.indexOf(this.#end, Math.max(tagEnd, from === 0 ? this.#searched : 0));
    if (close < 0 || close >= limit) return from;
    handler(this.#text.slice(tag, tagEnd), this.#text.slice(tagEnd + 1, close));
    return close + this.#end.length;
  }

  #start(from: number, limit: number): number {
    let start = this.#text.indexOf(`<${this.#name}`, from);
    while (start >= 0 && start < limit && !isBreak(this.#text.codePointAt(start + this.#name.length + 1) ?? 65)) {
      if (start + this.#name.length + 1 >= this.#text.length) return -1;
      start = this.#text.indexOf(`<${this.#name}`, start + 1);
    }
    return start < limit ? start : -1;
  }

  /** Passes over the text between elements, but for a tag at its end, which may be the beginning of one. */
  #beforeName(from: number, limit: number): number {
    const beginning = this.#text.lastIndexOf('<', limit - 1);
    return Math.max(from, beginning < 0 ? limit : beginning);
  }
}
