import { codeOf } from '@portico/shared-kit/errors';
import { isReadable } from '@portico/shared-kit/reports';
import { type BilingualTitle, titleParts } from '@portico/shared-kit/designer/editing';
import type { ReportProblem } from '../report-designer.ts';
import { reportTarget } from './report-designer-state.model.ts';
import type { AnyChart, ReportDraft } from './report-draft.model.ts';

/** Returns what its designer finds about a report besides the server: names in one language. They can be published. */
export function reportProblems(report: ReportDraft, nameOf: (id: string) => string): readonly ReportProblem[] {
  const incomplete = (id: string): ReportProblem => ({
    code: codeOf('portalTitleIncomplete'),
    params: { name: nameOf(id) },
    partId: id,
    severity: 'warning',
  });
  const charts = report.charts.filter((chart) => titlesOf(chart).some(isIncomplete));
  const isUnnamed = report.name_i18n === null;
  return [...(isUnnamed ? [reportTarget] : []), ...charts.map(({ id }) => id)].map(incomplete);
}

const isIncomplete = ({ zh, en }: BilingualTitle) => (zh.trim() === '') !== (en.trim() === '');

/** The titles of a chart and of its figures; without one, they are called by their fields in both languages. */
function titlesOf(chart: AnyChart): readonly BilingualTitle[] {
  if (!isReadable(chart)) return [];
  return [chart.title, ...chart.measures.map(({ title }) => title)].map(titleParts);
}
