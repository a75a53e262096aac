import { type Locale, localised } from '../i18n/locale.ts';
import { rowOf } from './app-error.ts';
import type { RetryRule, Severity } from './catalogue.ts';
import type { BilingualErrorText } from './error-text.ts';
import { firstTexts } from './first-texts.ts';

/** Words that a person is shown for an error. `hint` is what to do next. */
export interface ErrorDescription {
  readonly code: number;
  readonly message: string;
  readonly hint: string;
  readonly severity: Severity;
  readonly retry: RetryRule;
}

/** Facts that are known of a failure, wherever it comes from. */
export interface ErrorFacts {
  readonly code: number;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The server's own description; it overrides the built-in table (shell spec, section 8). */
  readonly serverMessage?: string;
}

/** Words to describe errors with: those of rows by name, and those of groups by code. */
export interface ErrorWords {
  readonly texts: Readonly<Record<string, BilingualErrorText>>;
  groupOf(code: number): BilingualErrorText | undefined;
}

function fill(text: string, params: Readonly<Record<string, string | number>>, locale: Locale): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const other = params[`${name}_i18n`];
    return localised(String(params[name] ?? '…'), typeof other === 'string' ? other : null, locale);
  });
}

/**
 * The lookup rule of the catalogue (shell spec, section 8): a server-provided description overrides the built-in
 * table; a code without a row takes the words of its group; an unmapped number becomes 'undefined error code' plus
 * the number; 999999 is the unknown error. A row whose words are not there yet is the unknown error without a hint.
 */
export function describeWith(words: ErrorWords, facts: ErrorFacts, locale: Locale): ErrorDescription {
  const row = rowOf(facts.code);
  const found = row ? words.texts[row.name] : (words.groupOf(facts.code) ?? firstTexts.undefinedErrorCode);
  const { message } = (found ?? firstTexts.unknownError)[locale];
  const params = { code: facts.code, ...facts.params };
  return {
    code: facts.code,
    message: facts.serverMessage || fill(message, params, locale),
    hint: fill(found?.[locale].hint ?? '', params, locale),
    severity: row?.severity ?? 'error',
    retry: row?.retry ?? 'never',
  };
}
