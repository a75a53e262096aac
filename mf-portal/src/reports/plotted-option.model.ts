import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ChartLook, ChartOption } from './chart-option.model.ts';
import { legendOf } from './legend-option.model.ts';
import { categoriesOf, seriesOf } from './chart-series.model.ts';

/** Weight of the names of all bars from which on they lie, so that each name can be read; ASCII counts 1, other characters 2. */
const mostUpright = 40;
/** Height of a bar that lies and of the room around those of a category, in px. */
const bar = { thick: 16, gap: 16 } as const;
/** Height of axis and legend, in px. */
const frame = 72;
const longestName = 140;

const isBar = ({ chartType }: ChartData) => chartType === 'bar' || chartType === 'stackedBar';

/** Returns whether the bars of a chart lie: names of categories are long, moments go from left to right. */
function isLying(data: ChartData, labels: readonly string[]): boolean {
  if (!isBar(data) || data.dimensions[0]?.kind === 'date') return false;
  const weight = labels.join('').replaceAll(/[^\x20-\x7e]/g, '00').length;
  return weight > mostUpright;
}

/** Returns the least height of a chart's picture, in px; undefined where any will do. */
export function pictureHeight(data: ChartData, locale: Locale): number | undefined {
  const { order, labels } = categoriesOf(data, locale);
  if (!isLying(data, labels)) return undefined;
  const side = data.chartType === 'stackedBar' ? 1 : seriesOf(data, order, locale).length;
  return labels.length * (side * bar.thick + bar.gap) + frame;
}

/** Returns what echarts draws of bars, lines and areas. */
export function plottedOption(data: ChartData, look: ChartLook, locale: Locale): ChartOption {
  const { order, labels } = categoriesOf(data, locale);
  const series = seriesOf(data, order, locale);
  const hasLegend = series.length > 1;
  const lies = isLying(data, labels);
  const categories = {
    type: 'category',
    data: labels,
    inverse: lies,
    axisLine: { lineStyle: { color: look.line } },
    axisLabel: {
      color: look.secondary,
      ...(lies ? { interval: 0, width: longestName, overflow: 'truncate' } : { hideOverlap: true }),
    },
  };
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const values = {
    type: 'value',
    axisLabel: { color: look.secondary, hideOverlap: true, formatter: (value: number) => short.format(value) },
    splitLine: { lineStyle: { color: look.line } },
    ...(data.measures.every(({ property, aggregate }) => property === null || aggregate === 5)
      ? { minInterval: 1 }
      : {}),
  };
  return {
    legend: { show: hasLegend, top: 0, ...legendOf(look) },
    grid: { left: 8, right: 16, top: hasLegend ? 40 : 16, bottom: 8, containLabel: true },
    xAxis: lies ? values : categories,
    yAxis: lies ? categories : values,
    series: series.map((each) => ({ name: each.name, data: [...each.values], ...marksOf(data) })),
  };
}

function marksOf(data: ChartData): ChartOption {
  const { chartType } = data;
  if (!isBar(data))
    return { type: 'line', connectNulls: false, ...(chartType === 'area' ? { areaStyle: { opacity: 0.2 } } : {}) };
  return { type: 'bar', barMaxWidth: 40, ...(chartType === 'stackedBar' ? { stack: 'all' } : {}) };
}
