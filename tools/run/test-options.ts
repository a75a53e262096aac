/** The words behind `npm test --`. */
export interface TestOptions {
  /** Names of steps; all steps when there are none. */
  readonly names: readonly string[];
  /** The folder that keeps the reports and logs of the run; null where only a failed run leaves them. */
  readonly reports: string | null;
  /** True when steps are left out that were green with the same inputs. */
  readonly isChangedOnly: boolean;
}

const changed = '--changed';
const reports = '--reports=';

/**
 * Reads the words behind `npm test --`. Throws on an option that does not exist, with those that do, and on `--changed`
 * where the environment says `CI`: there every step is run.
 */
export function readOptions(words: readonly string[], env: NodeJS.ProcessEnv): TestOptions {
  const options = words.filter((word) => word.startsWith('-'));
  const unknown = options.find((option) => option !== changed && !(option.startsWith(reports) && option !== reports));
  if (unknown !== undefined)
    throw new Error(`There is no option "${unknown}". Options: ${changed}, ${reports}<folder>.`);
  const isChangedOnly = options.includes(changed);
  if (isChangedOnly && !['', 'false', undefined].includes(env['CI']))
    throw new Error(
      `${changed} leaves out steps, and CI is set, where every step is run. Run \`npm test\` without it.`,
    );
  return {
    names: words.filter((word) => !word.startsWith('-')),
    reports: options.findLast((option) => option.startsWith(reports))?.slice(reports.length) ?? null,
    isChangedOnly,
  };
}
