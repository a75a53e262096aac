/** A remark of the reader of files: what it is about, in the file's own words. */
export interface ReaderWarning {
  readonly kind: 'reference' | 'unreadable' | 'attribute' | 'drawnTwice' | 'drawsNothing' | 'other';
  readonly about: string;
}

const kinds: readonly (readonly [pattern: RegExp, kind: ReaderWarning['kind']])[] = [
  [/^unresolved reference <([^>]*)>/, 'reference'],
  [/^unparsable content <([^>]*)>/, 'unreadable'],
  [/^unknown attribute <([^>]*)>/, 'attribute'],
  [/^multiple DI elements defined for <?([^>]*)>?/, 'drawnTwice'],
  [/^no bpmnElement referenced in <?([^>]*)>?/, 'drawsNothing'],
];

/** Returns what a message of the reader says, for people to be told in their language. */
export function readerWarning(message: string): ReaderWarning {
  for (const [pattern, kind] of kinds) {
    const found = pattern.exec(message);
    if (found !== null) return { kind, about: found[1] ?? '' };
  }
  return { kind: 'other', about: message.split('\n')[0] ?? '' };
}
