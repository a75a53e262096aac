import type { DesignProblem } from '../../contract/workflow-design.schema.ts';
import { describeError, fetchErrorWords } from '../../errors/index.ts';
import { useLocale } from '../../i18n/index.ts';
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
