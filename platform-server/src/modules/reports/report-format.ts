import { textParam } from '@portico/shared-kit/errors';
import { isJsonObject, type JsonObject } from '@portico/shared-kit/contract/versioned-json';
import {
  chartFaults,
  chartTypes,
  isReadable,
  migrateReport,
  readChart,
  reportLimits,
  reportVersion,
} from '@portico/shared-kit/reports';
import { ReportChartSchema, ReportFrame } from '@portico/shared-kit/reports/schema';
import { conditionProblem } from '../../record-store/index.ts';
import { type DocumentFinding, type DocumentFormat, type DocumentPart, idOf } from '../designs/index.ts';
import type { ReportSurroundings } from './report-designing.ts';

/** Shape of reports: a list of charts. */
export const reportFormat: DocumentFormat = {
  kind: 'report',
  version: reportVersion,
  migrate: migrateReport,
  frame: ReportFrame,
  parts: Object.fromEntries(Object.keys(chartTypes).map((type) => [type, ReportChartSchema])),
  partsOf: chartsOf,
  structure: (document) => [...tooMany(document), ...sameIds(document)],
};

function chartsOf({ charts }: JsonObject): DocumentPart[] | null {
  if (!Array.isArray(charts)) return null;
  return (charts as unknown[]).map((value, index) => ({
    path: `/charts/${index}`,
    value,
    type: isJsonObject(value) ? value['chartType'] : undefined,
  }));
}

function tooMany(document: JsonObject): DocumentFinding[] {
  const { charts: limit } = reportLimits;
  if ((chartsOf(document) ?? []).length <= limit) return [];
  return [{ name: 'tooManyCharts', params: { limit }, path: '/charts', partId: null, severity: 'error' }];
}

function sameIds(document: JsonObject): DocumentFinding[] {
  const seen = new Set<string>();
  return (chartsOf(document) ?? []).flatMap((part): DocumentFinding[] => {
    const id = idOf(part);
    if (id === null || !seen.has(id)) {
      if (id !== null) seen.add(id);
      return [];
    }
    return [
      { name: 'chartTwice', params: { chart: id, path: part.path }, path: part.path, partId: id, severity: 'error' },
    ];
  });
}

/** Returns what is wrong with the charts of a report beside what they are made of. */
export function chartFindings(content: JsonObject, { sources }: ReportSurroundings): DocumentFinding[] {
  return (chartsOf(content) ?? []).flatMap((part) => {
    const chart = isJsonObject(part.value) ? readChart(part.value) : null;
    if (chart === null || !isReadable(chart)) return [];
    const place = (path: string) => ({ path: `${part.path}${path}`, partId: idOf(part), severity: 'error' as const });
    const properties = sources.get(chart.schemaCode);
    if (properties === undefined)
      return [{ name: 'chartModelMissing' as const, params: { model: chart.schemaCode }, ...place('/schemaCode') }];
    const wrong = chart.filter === null ? null : conditionProblem(properties, chart.filter);
    return [
      ...chartFaults(chart, { properties }).map(({ path, ...fault }) => ({ ...fault, ...place(path) })),
      ...(wrong === null
        ? []
        : [{ name: 'chartFilterWrong' as const, params: textParam('detail', wrong.detail), ...place('/filter') }]),
    ];
  });
}
