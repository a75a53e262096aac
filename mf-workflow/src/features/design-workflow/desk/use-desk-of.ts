import type { DesignProblem, WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useMemo } from 'react';
import { canvasTexts } from '../canvas.texts.ts';
import type { DesignDesk } from '../design-context.tsx';
import { fieldOf } from '../model/design-problems.model.ts';
import { labelIn } from '../model/element-labels.model.ts';
import type { DesignState } from '../modeler/design-state.ts';
import type { OpenDesign } from '../modeler/open-design.ts';

interface DeskNeeds {
  readonly design: WorkflowDesign;
  readonly diagram: OpenDesign | null;
  readonly state: DesignState;
  readonly problems: readonly DesignProblem[] | null;
  readonly isReadOnly: boolean;
  readonly wordsOf: DesignDesk['wordsOf'];
}

/** What all parts of the desk are told; null until the diagram is drawn. */
export function useDeskOf({ design, diagram, state, problems, isReadOnly, wordsOf }: DeskNeeds): DesignDesk | null {
  const words = canvasTexts.useT();
  return useMemo(() => {
    if (diagram === null) return null;
    const found = problems ?? [];
    return {
      design,
      diagram,
      state,
      problems: found,
      edits: isReadOnly ? null : diagram.edits,
      labelOf: labelIn(state.elements, (kind) => words(`kind.${kind}`)),
      wordsOf,
      problemAt(elementId, field) {
        const problem = found.find((each) => each.elementId === elementId && fieldOf(each) === field);
        return problem === undefined ? null : wordsOf(problem);
      },
    };
  }, [design, diagram, state, problems, isReadOnly, words, wordsOf]);
}
