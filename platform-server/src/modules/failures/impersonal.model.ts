import type { ReportFailureInput } from '@portico/shared-kit/contract/failures.schema';

/** Characters of a message that are kept. */
const longest = 200;

/** Patterns of what may be personal, each with the text that takes its place. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][\w+.-]*:\/\/\S+/gi, '(address)'],
  [/[^\s@]+@[^\s@]+/g, '(address)'],
  // Names of properties are code; any other text in quotes may be what somebody typed.
  [/(?<!(?:reading|setting) )(["'`])(?:(?!\1).)*\1/g, '(text)'],
  [/[^\x20-\x7e]+/g, '(text)'],
  [/\b[\w-]*\d{3}[\w-]*\b/g, '(number)'],
];

/** A report with nothing in it that tells of a person or of their data: it goes into a log that many read. */
export function impersonal(report: ReportFailureInput): ReportFailureInput {
  const message = personal.reduce((text, [found, instead]) => text.replace(found, instead), report.message);
  return { ...report, message: message.slice(0, longest), place: placeOf(report.place) };
}

/** The path without query and ids: segments of anything but letters and hyphens are left out. */
function placeOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname
    .split('/')
    .map((segment) => (/^[A-Za-z-]{0,40}$/.test(segment) ? segment : ':id'))
    .join('/');
}
