import { isReadable } from '@portico/shared-kit/reports';
import type { AnyChart, ReportDraft } from './report-draft.model.ts';

/** Difference between two reports: what was done to a chart. */
export interface ReportChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly chart: AnyChart;
}

type Charts = Pick<ReportDraft, 'charts'>;

/** Returns the differences of a report to the one before, one for each chart at most: those that came, changed, moved, went. */
export function reportChanges(before: Charts, after: Charts): readonly ReportChange[] {
  const old = new Map(before.charts.map((chart) => [chart.id, chart]));
  const now = new Set(after.charts.map(({ id }) => id));
  const keptBefore = before.charts.filter(({ id }) => now.has(id)).map(({ id }) => id);
  const keptAfter = after.charts.filter(({ id }) => old.has(id)).map(({ id }) => id);
  const kept = after.charts.flatMap((chart): readonly ReportChange[] => {
    const was = old.get(chart.id);
    if (was === undefined) return [{ kind: 'added', chart }];
    if (textOf(was) !== textOf(chart)) return [{ kind: 'changed', chart }];
    return keptBefore.indexOf(chart.id) === keptAfter.indexOf(chart.id) ? [] : [{ kind: 'moved', chart }];
  });
  const gone = before.charts.filter(({ id }) => !now.has(id));
  return [...kept, ...gone.map((chart) => ({ kind: 'removed' as const, chart }))];
}

const textOf = (chart: AnyChart) => JSON.stringify(isReadable(chart) ? chart : chart.opaque);
