import type { ErrorName } from './catalogue.ts';
import type { ErrorWords } from './describe.ts';
import type { BilingualErrorText } from './error-text.ts';
import { firstTexts } from './first-texts.ts';
import { groupOf } from './group-texts.ts';
import { texts } from './texts.ts';

/** The words of every row, by name: a row without words does not compile. */
export const errorTexts = { ...texts, ...firstTexts } as const satisfies Record<
  ErrorName | 'undefinedErrorCode',
  BilingualErrorText
>;

/** All that can be said about a code: the words of its row, else those of its group. */
export const allWords: ErrorWords = { texts: errorTexts, groupOf };
