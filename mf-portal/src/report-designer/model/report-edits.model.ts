import { moveItem } from '@portico/shared-kit/ui/sortable';
import { isReadable, type ReportChart } from '@portico/shared-kit/reports';
import type { AnyChart, ReportDraft } from './report-draft.model.ts';

/** Returns a chart of a report; undefined where there is none of this id. */
export function findChart({ charts }: ReportDraft, id: string): AnyChart | undefined {
  return charts.find((chart) => chart.id === id);
}

/** Returns a chart that this program can change; null where it cannot, or there is none. */
export function editableChart(report: ReportDraft, id: string): ReportChart | null {
  const chart = findChart(report, id);
  return chart !== undefined && isReadable(chart) ? chart : null;
}

/** The report with a chart after another one; at the end where that is none of its charts. */
export function addChart(report: ReportDraft, chart: AnyChart, afterId: string): ReportDraft {
  const at = report.charts.findIndex(({ id }) => id === afterId);
  return { ...report, charts: report.charts.toSpliced(at < 0 ? report.charts.length : at + 1, 0, chart) };
}

/** The report with another chart in the place of the one of its id; the same where nothing changes. */
export function changeChart(report: ReportDraft, chart: ReportChart): ReportDraft {
  const before = findChart(report, chart.id);
  if (before === undefined || before === chart) return report;
  return { ...report, charts: report.charts.map((each) => (each.id === chart.id ? chart : each)) };
}

/** The report without a chart. */
export function removeChart(report: ReportDraft, id: string): ReportDraft {
  return { ...report, charts: report.charts.filter((chart) => chart.id !== id) };
}

/** The report with a chart at another place, counted from 0 without it. */
export function moveChart(report: ReportDraft, id: string, index: number): ReportDraft {
  const charts = moveItem(
    report.charts,
    report.charts.findIndex((chart) => chart.id === id),
    index,
  );
  return charts === report.charts ? report : { ...report, charts };
}

/** The report with a copy of a chart right after it. */
export function duplicateChart(report: ReportDraft, id: string, newId: string): ReportDraft {
  const chart = findChart(report, id);
  if (chart === undefined) return report;
  const copy: AnyChart = isReadable(chart)
    ? { ...chart, id: newId }
    : { id: newId, opaque: { ...chart.opaque, id: newId } };
  return addChart(report, copy, id);
}
