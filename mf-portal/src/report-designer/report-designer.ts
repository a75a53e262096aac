import type { ChartSourceSummary } from '@portico/shared-kit/contract/reports.schema';
import type { DocumentProblem } from '@portico/shared-kit/contract/document-design.schema';
import type { ReportDesign } from '@portico/shared-kit/contract/report-design.schema';
import { createDesignerContext } from '@portico/shared-kit/designer';
import type { Dispatch } from 'react';
import type { ReportDraft } from './model/report-draft.model.ts';
import type { ReportDesignerAction, ReportDesignerState } from './model/report-designer-state.model.ts';

/** Problem of a report: of the server's check, or of the designer's own. */
export type ReportProblem = Pick<DocumentProblem, 'code' | 'params' | 'partId' | 'severity'>;

/** Context for every part of the designer's screen. */
export interface ReportDesignerContext {
  readonly design: ReportDesign;
  readonly state: ReportDesignerState;
  /** The report as it is shown: with a chart that is dragged by keyboard where it is now. */
  readonly report: ReportDraft;
  readonly isReadOnly: boolean;
  /** Null until it was checked. */
  readonly problems: readonly ReportProblem[] | null;
  /** Models and platform data of which charts can be made; undefined until they are read. */
  readonly sources: readonly ChartSourceSummary[] | undefined;
  readonly dispatch: Dispatch<ReportDesignerAction>;
  /** Opens the conditions of the selected chart, with a new one on this field; null: as they are. */
  onFiltering(field: string | null): void;
  /** Returns the name by which people know a chart, or the report itself. */
  nameOf(id: string, report?: ReportDraft): string;
  /** Returns the place of a chart among the others, in words. */
  whereOf(id: string, report: ReportDraft): string;
}

const context = createDesignerContext<ReportDesignerContext>('useReportDesigner');

/** Gives everything below it the designer. */
export const ReportDesignerProvider = context.Provider;

/** The designer. Throws outside of a report's designer. */
export const useReportDesigner = context.useValue;
