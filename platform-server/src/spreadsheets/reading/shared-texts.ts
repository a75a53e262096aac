import { appError } from '@portico/shared-kit/errors';
import type { ReadLimits } from '../read-limits.ts';

const blockBytes = 4_194_304;
const cacheSize = 4_096;

/** Texts that cells refer to by number. They are kept as bytes: texts of their own would take twice the memory and more. */
export class SharedTexts {
  readonly #limits: Pick<ReadLimits, 'sharedTexts' | 'sharedTextBytes'>;
  readonly #blocks: Buffer[] = [];
  /** Offsets of texts, counted over all blocks, and that behind the last one in each. */
  #starts = new Float64Array(1024);
  #lengths = new Uint32Array(1024);
  #count = 0;
  #used = blockBytes;
  readonly #cache: (readonly [index: number, text: string] | undefined)[] = [];

  constructor(limits: Pick<ReadLimits, 'sharedTexts' | 'sharedTextBytes'>) {
    this.#limits = limits;
  }

  /** Number of texts so far. */
  get count(): number {
    return this.#count;
  }

  /** Adds the next text. Throws spreadsheetTooManyTexts beyond the limits. */
  add(text: string): void {
    const length = Buffer.byteLength(text);
    const isTooMuch = this.#blocks.length * blockBytes > this.#limits.sharedTextBytes || length > blockBytes;
    if (isTooMuch || this.#count >= this.#limits.sharedTexts) throw appError('spreadsheetTooManyTexts');
    if (this.#used + length > blockBytes) {
      this.#blocks.push(Buffer.allocUnsafe(blockBytes));
      this.#used = 0;
    }
    if (this.#count === this.#lengths.length) this.#grow();
    this.#blocks.at(-1)?.write(text, this.#used);
    this.#starts[this.#count] = (this.#blocks.length - 1) * blockBytes + this.#used;
    this.#lengths[this.#count] = length;
    this.#used += length;
    this.#count += 1;
  }

  /** Returns the text of a number. Throws spreadsheetDamaged where there is none. */
  at(index: number): string {
    if (!(Number.isInteger(index) && index >= 0 && index < this.#count)) throw appError('spreadsheetDamaged');
    const known = this.#cache[index % cacheSize];
    if (known?.[0] === index) return known[1];
    const offset = this.#starts[index] ?? 0;
    const start = offset % blockBytes;
    const block = this.#blocks[Math.floor(offset / blockBytes)];
    const text = block?.toString('utf8', start, start + (this.#lengths[index] ?? 0)) ?? '';
    this.#cache[index % cacheSize] = [index, text];
    return text;
  }

  #grow(): void {
    const starts = new Float64Array(this.#starts.length * 2);
    starts.set(this.#starts);
    const lengths = new Uint32Array(this.#lengths.length * 2);
    lengths.set(this.#lengths);
    [this.#starts, this.#lengths] = [starts, lengths];
  }
}
