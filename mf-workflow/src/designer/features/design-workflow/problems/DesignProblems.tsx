import { ProblemList } from '@portico/shared-kit/designer';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { MendProblem } from './MendProblem.tsx';
import { keyOf } from '../model/design-problems.model.ts';

/** Problems of the diagram: each line selects its element and brings it into view. */
export function DesignProblems({ isChecked }: { readonly isChecked: boolean }) {
  const { problems, diagram, wordsOf } = useWorkflowDesigner();
  const listed = problems.map((problem) => {
    const { code, severity, elementId } = problem;
    const onShow = elementId === null ? null : () => diagram.select(elementId);
    return {
      key: keyOf(problem),
      code,
      severity,
      words: wordsOf(problem),
      onShow,
      mend: <MendProblem problem={problem} />,
    };
  });
  return <ProblemList problems={isChecked ? listed : null} />;
}
