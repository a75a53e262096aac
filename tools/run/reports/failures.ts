import { firstOwnLine } from './own-line.ts';
import type { TestReport } from './test-report.ts';

const mostFailures = 20;
const mostLines = 10;
const widest = 200;
// Colours that runners put into their messages although they write to a file.
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'gu');
const stack = /^\s*(?:at .*(?::\d+(?::\d+)?|<anonymous>)\)?|Stack backtrace:)$/u;
/** Excerpts of sources: the line that is named says as much. */
const excerpt = /^\s*(?:>?\s*\d+ \|.*|[|:][\s^]*|[,`]-.*)$/u;
const heading = /^\s*● Test suite failed to run$/u;
/** Lines a step prints while all is well. */
const progress = /^(?:PASS |\s*✓ |\s*ok +\d|Running \d|> )| in \d+\.\d s$|^\s*- (?:pure|web|db)$/u;
/** Lines a step's output has when the step did not end by itself. */
const ending = /^Ended (?:after .+, its limit|by SIG\w+)\.$/u;

const cut = (line: string): string => (line.length > widest ? `${line.slice(0, widest)} …` : line);

/** Returns the lines of an error that say what is wrong: neither its stack nor an excerpt of the source. */
function messageOf(error: string): string[] {
  const lines = error.split('\n');
  const end = lines.findIndex((line) => stack.test(line));
  const said = lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.trim() !== '' && !excerpt.test(line) && !heading.test(line));
  const indent = Math.min(...said.map((line) => line.search(/\S/u)));
  return said.map((line) => line.slice(indent));
}

function failure(title: string, errors: readonly string[], root: string): string {
  const texts = errors.map((error) => error.replace(colours, ''));
  const message = texts.flatMap(messageOf);
  const line = firstOwnLine(texts.join('\n'), root);
  return [
    `   ● ${title}`,
    ...message.slice(0, mostLines).map((text) => `     ${cut(text.trimEnd())}`),
    ...(line === null ? [] : [`     at ${line}`]),
  ].join('\n');
}

/**
 * Returns a text for each failed test of a report: its name and file, what it asserted, and the first line of the stack in
 * our own files. Files that could not be loaded come first. At most 20, then how many more there are.
 */
export function failuresOf({ tests, loadFailures }: TestReport, root: string): readonly string[] {
  const failures = [
    ...loadFailures.map(({ title, error }) => failure(title, [error], root)),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ name, file, errors }) => failure(`${name} (${file})`, errors, root)),
  ];
  const more = failures.length - mostFailures;
  return more > 0 ? [...failures.slice(0, mostFailures), `   … and ${more} more`] : failures;
}

/** Returns what ended a step that did not end by itself, as its output tells it; nothing for any other. */
export function endingOf(step: string, log: string): readonly string[] {
  const line = log.split('\n').find((line) => ending.test(line));
  return line === undefined ? [] : [`   ● ${step}\n     ${line}`];
}

/** Returns the first lines of a step's output that say what is wrong, for a step whose tests tell nothing. */
export function firstFaults(step: string, log: string): string {
  const lines = log
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !progress.test(line));
  const endings = lines.filter((line) => ending.test(line));
  const shown = [...endings, ...lines.filter((line) => !ending.test(line))].slice(0, mostLines);
  return [`   ● ${step}`, ...shown.map((line) => `     ${cut(line.trimEnd())}`)].join('\n');
}
