import type { DesignDocument } from '@portico/shared-kit/documents';
import {
  createDesignerStore,
  type DesignerAction,
  type DesignerModel,
  type DesignerState,
  type DesignerStore,
  designerTransition,
  openedDesigner,
} from '@portico/shared-kit/designer/editing';
import type { ReportDraft } from './report-draft.model.ts';
import { findChart, moveChart, removeChart } from './report-edits.model.ts';

/** Selection of the report itself; every other one is the id of a chart. */
export const reportTarget = '';

/** State of the designer of a report between two keys. */
export interface ReportDesignerState extends DesignerState<ReportDraft, string> {
  /** Words about the last change, for those who listen; null where the announcement says what happened. */
  readonly words: string | null;
}

/** Action at the designer of a report. */
export type ReportDesignerAction =
  | DesignerAction<ReportDraft, string>
  /** Changes the report and says so. Changes of one `setting` that follow each other are one step of undo. */
  | {
      readonly type: 'change';
      readonly document: ReportDraft;
      readonly words: string;
      readonly selected?: string;
      readonly setting?: string;
    };

const reportModel: DesignerModel<ReportDraft, string, ReportDesignerState> = {
  root: reportTarget,
  idOf: (id) => id,
  isIn: (report, id) => id === reportTarget || findChart(report, id) !== undefined,
  focusOrder: ({ charts }) => [reportTarget, ...charts.map(({ id }) => id)],
  step(report, id, direction) {
    const at = report.charts.findIndex((chart) => chart.id === id);
    return moveChart(report, id, direction === 'left' || direction === 'up' ? at - 1 : at + 1);
  },
  remove: removeChart,
};

const next = designerTransition(reportModel);

function transition(state: ReportDesignerState, action: ReportDesignerAction): ReportDesignerState {
  if (action.type !== 'change') {
    const after = next(state, action);
    return after.announcement === state.announcement ? after : { ...after, words: null };
  }
  const { document, words, selected, setting } = action;
  const changed =
    setting === undefined
      ? next(state, { type: 'edit', document, ...(selected === undefined ? {} : { selected }) })
      : next(state, { type: 'set', document, setting });
  return changed.history === state.history ? changed : { ...changed, words };
}

/** The designer of a report whose document was just opened. */
export function createReportDesigner(
  document: DesignDocument<ReportDraft>,
): DesignerStore<ReportDesignerState, ReportDesignerAction> {
  const opened = {
    ...openedDesigner<ReportDraft, string>(document.getState().history.present, reportTarget),
    words: null,
  };
  return createDesignerStore(document, opened, transition);
}
