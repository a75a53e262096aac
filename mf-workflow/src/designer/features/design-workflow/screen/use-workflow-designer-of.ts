import type { DesignProblem, WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useMemo } from 'react';
import { canvasTexts } from '../canvas.texts.ts';
import type { WorkflowDesignerContext } from '../workflow-designer.tsx';
import { fieldOf } from '../model/design-problems.model.ts';
import { labelIn, nameIn } from '../model/element-labels.model.ts';
import { plainParams } from '../model/plain-params.model.ts';
import type { DesignState } from '../modeler/design-state.ts';
import type { OpenDesign } from '../modeler/open-diagram.ts';

interface WorkflowDesignerInput {
  readonly design: WorkflowDesign;
  readonly diagram: OpenDesign | null;
  readonly state: DesignState;
  readonly problems: readonly DesignProblem[] | null;
  readonly isReadOnly: boolean;
  /** The catalogue's words, with what a problem names as it stands. */
  readonly wordsOf: WorkflowDesignerContext['wordsOf'];
}

/** Returns the context for all parts of the designer; null until the diagram is drawn. */
export function useWorkflowDesignerOf({
  design,
  diagram,
  state,
  problems,
  isReadOnly,
  wordsOf,
}: WorkflowDesignerInput): WorkflowDesignerContext | null {
  const words = canvasTexts.useT();
  const locale = useLocale();
  return useMemo(() => {
    if (diagram === null) return null;
    const found = problems ?? [];
    const drawnLabel = labelIn(state.elements, locale, (kind) => words(`kind.${kind}`));
    const labelOf: WorkflowDesignerContext['labelOf'] = (element) =>
      element.kind === 'process' ? localised(design.name, design.name_i18n, locale) : drawnLabel(element);
    const plainWordsOf: WorkflowDesignerContext['wordsOf'] = ({ code, params, elementId = null }) => {
      const about = state.elements.find(({ id }) => id === elementId);
      // Of what has no name the check says in words what it is.
      const isNamed = about !== undefined && (about.kind === 'process' || nameIn(about, locale) !== '');
      const element = isNamed ? labelOf(about) : null;
      return wordsOf({ code, params: plainParams(params, { locale, properties: design.properties, element }) });
    };
    return {
      design,
      diagram,
      state,
      problems: found,
      edits: isReadOnly ? null : diagram.edits,
      labelOf,
      wordsOf: plainWordsOf,
      problemAt(elementId, field) {
        const problem = found.find((each) => each.elementId === elementId && fieldOf(each) === field);
        return problem === undefined ? null : plainWordsOf(problem);
      },
    };
  }, [design, diagram, state, problems, isReadOnly, words, locale, wordsOf]);
}
