import { crc32, deflateRawSync } from 'node:zlib';
import { dataDescriptor, endOfZip, localHeader, type ZipEntry } from '../writing/zip-records.ts';

/** Part of an archive; `claims` replace what the directory says of it. */
export interface ZipPart {
  readonly path: string;
  readonly content: string | Buffer;
  readonly claims?: Partial<ZipEntry>;
}

/** Returns a zip archive, byte by byte. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const chunks: Buffer[] = [];
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const { path, content, claims } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const entry = { path, offset, crc: crc32(bytes), size: bytes.length, packedSize: packed.length };
    const written = Buffer.concat([localHeader(path), packed, dataDescriptor(entry)]);
    chunks.push(written);
    entries.push({ ...entry, ...claims });
    offset += written.length;
  }
  return Buffer.concat([...chunks, endOfZip(entries, offset)]);
}
