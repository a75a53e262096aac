/** Returns the beginning of a compound file with storages of these names, as Excel's old format and its encryption have it. */
export function compoundFileOf(...names: readonly string[]): Buffer {
  const header = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    return entry;
  });
  return Buffer.concat([header, ...entries]);
}
