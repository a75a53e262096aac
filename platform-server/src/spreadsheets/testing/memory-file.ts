import { Writable } from 'node:stream';

/** Destination that keeps what is written to it in memory. */
export class MemoryFile extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  /** Bytes that were written so far. */
  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
