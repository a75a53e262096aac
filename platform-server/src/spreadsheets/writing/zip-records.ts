/** Entry of a zip archive; sizes and the offset are bytes. */
export interface ZipEntry {
  readonly path: string;
  readonly offset: number;
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
}

const signatures = {
  localHeader: 0x04034b50,
  dataDescriptor: 0x08074b50,
  directoryHeader: 0x02014b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
  end: 0x06054b50,
} as const;

const deflated = 8;
/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const versionNeeded = 20;
const versionOfZip64 = 45;
/** 1 January 1980, the first day of zip archives: the same content makes the same file. */
const firstDay = 0x21;
const most16 = 0xffff;
const most32 = 0xffffffff;

type Field = readonly [bytes: 2 | 4 | 8, value: number];

function record(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** Fields that a local header and one of the directory have in common, up to the times. */
const common: readonly Field[] = [
  [2, versionNeeded],
  [2, flags],
  [2, deflated],
  [2, 0],
  [2, firstDay],
];

/** Returns the record in front of an entry. */
export function localHeader(path: string): Buffer {
  const name = Buffer.from(path);
  const header = record([4, signatures.localHeader], ...common, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]);
  return Buffer.concat([header, name]);
}

/** Returns the record behind an entry, whose sizes are below 4 GiB each. */
export function dataDescriptor({ crc, packedSize, size }: ZipEntry): Buffer {
  return record([4, signatures.dataDescriptor], [4, crc], [4, packedSize], [4, size]);
}

function directoryHeader({ path, crc, packedSize, size, offset }: ZipEntry): Buffer {
  const name = Buffer.from(path);
  const extra = offset >= most32 ? record([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const header = record(
    [4, signatures.directoryHeader],
    [2, versionNeeded],
    ...common,
    [4, crc],
    [4, packedSize],
    [4, size],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, Math.min(offset, most32)],
  );
  return Buffer.concat([header, name, extra]);
}

/** Returns the directory that begins at an offset, and the records that end the archive; ZIP64 where 32 bits are too few. */
export function endOfZip(entries: readonly ZipEntry[], offset: number): Buffer {
  const directory = Buffer.concat(entries.map(directoryHeader));
  const needs64 = entries.length >= most16 || offset + directory.length >= most32;
  const count = entries.length;
  const end = record(
    [4, signatures.end],
    [2, 0],
    [2, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, directory.length],
    [4, Math.min(offset, most32)],
    [2, 0],
  );
  return Buffer.concat([directory, ...(needs64 ? [endOfZip64(count, directory.length, offset)] : []), end]);
}

function endOfZip64(count: number, length: number, offset: number): Buffer {
  const end = record(
    [4, signatures.end64],
    [8, 44],
    [2, versionOfZip64],
    [2, versionOfZip64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, offset],
  );
  return Buffer.concat([end, record([4, signatures.locator64], [4, 0], [8, offset + length], [4, 1])]);
}
