import { useCheckDesignMutation } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { useEffect, useState } from 'react';
import { useProblemWords } from '@portico/shared-kit/designer';
import type { DiagramStep } from '../modeler/diagram-history.ts';
import type { OpenDesign } from '../modeler/open-diagram.ts';

const settle = 600;
const marker = 'design-error';

interface DesignProblems {
  /** Null until the first answer. */
  readonly problems: readonly DesignProblem[] | null;
  wordsOf(problem: Pick<DesignProblem, 'code' | 'params'>): string;
}

/** Returns the problems of the diagram as it is on the canvas, requested anew after each pause, and marks them on it. */
export function useDesignProblems(workflowCode: string, diagram: OpenDesign | null, step: DiagramStep): DesignProblems {
  const [problems, setProblems] = useState<readonly DesignProblem[] | null>(null);
  const [check] = useCheckDesignMutation<'workflow'>();
  const wordsOf = useProblemWords();
  useEffect(() => {
    if (diagram === null) return;
    let isOld = false;
    const ask = async () => {
      const { data } = await check({ ...workflowDesignName({ workflowCode }), bpmn: await diagram.xml() });
      // What was asked about is what is on the canvas still.
      if (!isOld && data !== undefined && diagram.state().step === step) setProblems(data.problems);
    };
    const timer = setTimeout(() => void ask(), settle);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [check, workflowCode, diagram, step]);
  useEffect(() => {
    diagram?.mark(
      marker,
      (problems ?? []).flatMap(({ elementId }) => elementId ?? []),
    );
  }, [diagram, problems]);
  return { problems, wordsOf };
}
