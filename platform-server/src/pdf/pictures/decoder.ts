export type PictureSize = readonly [width: number, height: number];

/** Reads the pixels of pictures of one format. */
export interface PictureDecoder {
  /** Returns the size that a picture says it has, before anything of that size is unpacked; null for other formats. */
  sizeOf(bytes: Buffer): PictureSize | null;
  /** Returns the pixels from the upper left corner, four bytes each: red, green, blue, opacity. Throws for what is broken. */
  pixelsOf(bytes: Buffer): Uint8Array | Promise<Uint8Array>;
}
