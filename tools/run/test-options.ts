/** The words behind `npm test --`. */
export interface TestOptions {
  /** Names of steps; all steps when there are none. */
  readonly names: readonly string[];
  /** The folder that keeps the reports and logs of the run; null where only a failed run leaves them. */
  readonly reports: string | null;
}

const known = '--reports=<folder>';

/** Reads the words behind `npm test --`. Throws on an option that does not exist, with those that do. */
export function readOptions(words: readonly string[]): TestOptions {
  const options = words.filter((word) => word.startsWith('-'));
  const reports = options.findLast((option) => option.startsWith('--reports='))?.slice('--reports='.length) ?? null;
  const unknown = options.find((option) => !option.startsWith('--reports=') || reports === '');
  if (unknown !== undefined) throw new Error(`There is no option "${unknown}". Options: ${known}.`);
  return { names: words.filter((word) => !word.startsWith('-')), reports };
}
