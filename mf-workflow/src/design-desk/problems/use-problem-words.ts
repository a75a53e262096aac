import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { describeError, fetchErrorWords } from '@portico/shared-kit/errors';
import { useLocale } from '@portico/shared-kit/i18n';
import { useCallback, useEffect, useReducer } from 'react';

/** The catalogue's words for problems of a design; they are fetched when a problem is first shown. */
export function useProblemWords(): (problem: Pick<DesignProblem, 'code' | 'params'>) => string {
  const locale = useLocale();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void fetchErrorWords().then(drawAgain);
  }, []);
  return useCallback(({ code, params }) => describeError({ code, params }, locale).message, [locale]);
}
