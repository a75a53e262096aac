import { rowOf } from './app-error.ts';
import type { ErrorName, RetryRule, Severity } from './catalogue.ts';
import { type ErrorText, errorTexts } from './texts.ts';

/** What a person is shown for an error. `hint` is what to do next, empty where the message says it all. */
export interface ErrorDescription {
  readonly code: number;
  readonly message: string;
  readonly hint: string;
  readonly severity: Severity;
  readonly retry: RetryRule;
}

/** What is known of a failure, wherever it comes from. */
export interface ErrorFacts {
  readonly code: number;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The server's own description; it overrides the built-in table (shell spec, section 8). */
  readonly serverMessage?: string;
}

function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * The lookup rule of the catalogue (shell spec, section 8): a server-provided description overrides the built-in
 * table; an unmapped number becomes 'undefined error code' plus the number; 999999 is the unknown error.
 */
export function describeError(facts: ErrorFacts, locale: 'zh' | 'en'): ErrorDescription {
  const row = rowOf(facts.code);
  const name = (row?.name ?? 'undefinedErrorCode') as ErrorName | 'undefinedErrorCode';
  const text: ErrorText = errorTexts[name][locale];
  const params = { code: facts.code, ...facts.params };
  return {
    code: facts.code,
    message: facts.serverMessage || fill(text.message, params),
    hint: fill(text.hint ?? '', params),
    severity: row?.severity ?? 'error',
    retry: row?.retry ?? 'never',
  };
}
