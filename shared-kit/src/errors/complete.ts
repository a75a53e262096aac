import { allWords, errorTexts } from './all-words.ts';
import { describeWith, type ErrorDescription, type ErrorFacts } from './describe.ts';

export { errorTexts };

/** `describeError` with the words of the whole catalogue, for the server and for tests: a browser fetches them late. */
export function describeError(facts: ErrorFacts, locale: 'zh' | 'en'): ErrorDescription {
  return describeWith(allWords, facts, locale);
}
