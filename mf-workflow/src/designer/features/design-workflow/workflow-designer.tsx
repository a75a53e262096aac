import type { DesignProblem, WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { createDesignerContext } from '@portico/shared-kit/designer';
import type { ElementFacts } from './model/element-facts.model.ts';
import type { PanelField } from './model/design-problems.model.ts';
import type { Edits } from './modeler/edits.ts';
import type { DesignState } from './modeler/design-state.ts';
import type { OpenDesign } from './modeler/open-diagram.ts';

/** Context for every part of the designer's screen. */
export interface WorkflowDesignerContext {
  readonly design: WorkflowDesign;
  readonly diagram: OpenDesign;
  readonly state: DesignState;
  readonly problems: readonly DesignProblem[];
  /** Null where the diagram is only read. */
  readonly edits: Edits | null;
  /** Returns the label of an element for people: its name, or its kind. */
  labelOf(element: ElementFacts): string;
  /** The catalogue's words for a problem. */
  wordsOf(problem: Pick<DesignProblem, 'code' | 'params'> & Partial<Pick<DesignProblem, 'elementId'>>): string;
  /** Returns the reason for which a field of an element is refused; null where it is not. */
  problemAt(elementId: string, field: PanelField): string | null;
}

const context = createDesignerContext<WorkflowDesignerContext>('useWorkflowDesigner');

/** Gives everything below it the designer. */
export const WorkflowDesignerProvider = context.Provider;

/** The designer. Throws outside of a workflow designer. */
export const useWorkflowDesigner = context.useValue;
