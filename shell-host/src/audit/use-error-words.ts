import { describeError, fetchErrorWords, hasErrorWords, rowOf } from '@portico/shared-kit/errors';
import { useLocale } from '@portico/shared-kit/i18n';
import { useEffect, useReducer } from 'react';

/** Returns what a code of the error catalogue means; what its words name of a call was not recorded. Empty until the words come. */
export function useErrorWords(code: number | null): string {
  const locale = useLocale();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const areMissing = code !== null && !hasErrorWords(code);
  useEffect(() => {
    if (areMissing) void fetchErrorWords().then(drawAgain);
  }, [areMissing]);
  if (code === null || areMissing) return '';
  const params = Object.fromEntries((rowOf(code)?.params ?? []).map((name) => [name, '…']));
  return describeError({ code, params }, locale).message;
}
