import type { DocumentProblem } from '@portico/shared-kit/contract/document-design.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import { createDesignerContext } from '@portico/shared-kit/designer';
import type { PrintJob } from '@portico/shared-kit/print';
import type { Dispatch } from 'react';
import type { TemplateDesignerAction, TemplateDesignerState } from './model/template-designer-state.model.ts';
import type { TemplateDraft } from './model/template-draft.model.ts';
import type { Sample } from './sample/use-sample.ts';

/** Problem of a template: of the server's check, or of the designer's own. */
export type TemplateProblem = Pick<DocumentProblem, 'code' | 'params' | 'partId' | 'severity'>;

/** View of the canvas: a part of the screen, not of the template. */
export interface CanvasView {
  /** 1 is the size of the paper. */
  readonly zoom: number;
  /** True where what is dragged is drawn to the grid and to other elements. */
  readonly isSnapping: boolean;
  /** True where the pages stand beside the canvas as they are printed. */
  readonly isPreviewing: boolean;
}

/** Context for every part of the designer's screen. */
export interface TemplateDesignerContext {
  readonly design: PrintTemplateDesign;
  readonly state: TemplateDesignerState;
  /** The template as it is now. */
  readonly template: TemplateDraft;
  readonly isReadOnly: boolean;
  /** Null until it was checked. */
  readonly problems: readonly TemplateProblem[] | null;
  readonly view: CanvasView;
  /** Record that the template is shown with. */
  readonly sample: Sample;
  /** Facts beside the sample and the template that the words on paper depend on. */
  readonly paperFacts: Omit<PrintJob, 'template' | 'printedAt'>;
  readonly dispatch: Dispatch<TemplateDesignerAction>;
  onView(changes: Partial<CanvasView>): void;
  /** Returns a field of the model, or one that every record has; undefined where it is gone. */
  propertyOf(code: string): Property | undefined;
  /** Returns the name by which people know a page, an element, or the template itself. */
  nameOf(id: string, template?: TemplateDraft): string;
}

const context = createDesignerContext<TemplateDesignerContext>('useTemplateDesigner');

/** Gives everything below it the designer. */
export const TemplateDesignerProvider = context.Provider;

/** The designer. Throws outside of a print template's designer. */
export const useTemplateDesigner = context.useValue;
