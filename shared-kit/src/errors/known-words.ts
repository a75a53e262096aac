import { rowOf } from './app-error.ts';
import { describeWith, type ErrorDescription, type ErrorFacts, type ErrorWords } from './describe.ts';
import { firstTexts } from './first-texts.ts';

const firstWords: ErrorWords = { texts: firstTexts, groupOf: () => undefined };

let known = firstWords;
/** In ms: a chunk that has not come by then never does (shell spec, section 9). */
const lastWord = 120_000;

let coming: Promise<void> | undefined;

/** Returns whether the words for a code are in this page already. */
export function hasErrorWords(code: number): boolean {
  return known !== firstWords || (rowOf(code)?.name ?? '') in firstTexts;
}

/**
 * Fetches the words of the whole catalogue, once; resolves after `timeout` ms at the latest. Never rejects: without
 * them the first words have to do.
 */
export async function fetchErrorWords(timeout = lastWord): Promise<void> {
  coming ??= import('./all-words.ts').then(
    ({ allWords }) => void (known = allWords),
    () => void (coming = undefined),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeout)));
  await Promise.race([coming, tooLong]);
  clearTimeout(timer);
}

/** Describes an error with the words that are in this page: see `describeWith` for the rule. */
export function describeError(facts: ErrorFacts, locale: 'zh' | 'en'): ErrorDescription {
  return describeWith(known, facts, locale);
}
