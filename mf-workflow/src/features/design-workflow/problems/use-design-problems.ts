import { useCheckDesignMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { describeError, fetchErrorWords } from '@portico/shared-kit/errors';
import { useLocale } from '@portico/shared-kit/i18n';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { OpenDesign } from '../modeler/open-design.ts';

const settle = 600;
const marker = 'design-error';

interface FoundProblems {
  /** Null until the first answer. */
  readonly problems: readonly DesignProblem[] | null;
  wordsOf(problem: Pick<DesignProblem, 'code' | 'params'>): string;
}

/** What is wrong with the diagram as it is on the canvas, asked anew when the hands rest, and marked on it. */
export function useDesignProblems(workflowCode: string, diagram: OpenDesign | null, changes: number): FoundProblems {
  const [problems, setProblems] = useState<readonly DesignProblem[] | null>(null);
  const [check] = useCheckDesignMutation();
  const wordsOf = useProblemWords();
  useEffect(() => {
    if (diagram === null) return;
    let isOld = false;
    const ask = async () => {
      const { data } = await check({ workflowCode, bpmn: await diagram.xml() });
      // What was asked about is what is on the canvas still.
      if (!isOld && data !== undefined && diagram.state().changes === changes) setProblems(data.problems);
    };
    const timer = setTimeout(() => void ask(), settle);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [check, workflowCode, diagram, changes]);
  useEffect(() => {
    diagram?.mark(
      marker,
      (problems ?? []).flatMap(({ elementId }) => elementId ?? []),
    );
  }, [diagram, problems]);
  return { problems, wordsOf };
}

/** The catalogue's words, which are fetched when a problem is first shown. */
function useProblemWords(): FoundProblems['wordsOf'] {
  const locale = useLocale();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void fetchErrorWords().then(drawAgain);
  }, []);
  return useCallback(({ code, params }) => describeError({ code, params }, locale).message, [locale]);
}
