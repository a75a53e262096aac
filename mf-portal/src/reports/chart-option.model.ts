import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { categoriesOf, numberOf } from './chart-series.model.ts';
import { figureLabel, measureLabel } from './chart-words.model.ts';
import { legendOf } from './legend-option.model.ts';
import { plottedOption } from './plotted-option.model.ts';

/** Colours and type of charts, from the tokens of the theme. */
export interface ChartLook {
  readonly palette: readonly string[];
  readonly text: string;
  readonly secondary: string;
  readonly line: string;
  readonly surface: string;
  readonly font: string;
  readonly isStill: boolean;
}

/** Description of a picture, as echarts takes it. */
export type ChartOption = Record<string, unknown>;

/** Types of charts that are drawn as pictures. */
const drawn = new Set(['bar', 'stackedBar', 'line', 'area', 'pie', 'funnel', 'gauge']);

/** Returns whether a chart is drawn as a picture; the others are figures and tables. */
export function isDrawn(chartType: string): boolean {
  return drawn.has(chartType);
}

/** Returns what echarts draws of a chart. */
export function chartOption(data: ChartData, look: ChartLook, locale: Locale): ChartOption {
  const figure = (value: number | string | null | undefined) => {
    const [measure] = data.measures;
    return measure === undefined || value === null || value === undefined
      ? ''
      : figureLabel(measure, String(value), locale);
  };
  return {
    color: [...look.palette],
    animation: !look.isStill,
    textStyle: { color: look.text, fontFamily: look.font },
    aria: { enabled: true, decal: { show: false } },
    tooltip: {
      trigger: isPlotted(data) ? 'axis' : 'item',
      confine: true,
      backgroundColor: look.surface,
      borderColor: look.line,
      textStyle: { color: look.text },
      valueFormatter: figure,
    },
    ...(isPlotted(data) ? plottedOption(data, look, locale) : single(data, look, locale)),
  };
}

function isPlotted({ chartType }: ChartData): boolean {
  return ['bar', 'stackedBar', 'line', 'area'].includes(chartType);
}

function single(data: ChartData, look: ChartLook, locale: Locale) {
  const { chartType, groups, measures } = data;
  if (chartType === 'gauge') return gauge(data, look, locale);
  const { order, labels } = categoriesOf(data, locale);
  const byIndex = new Map(groups.map((group) => [group.at[0], group.values[0]]));
  const items = order.map((index, at) => ({ name: labels[at] ?? '', value: numberOf(byIndex.get(index)) ?? 0 }));
  const [measure] = measures;
  return {
    legend: { show: true, bottom: 0, ...legendOf(look) },
    series: [
      {
        name: measure === undefined ? '' : measureLabel(measure, locale),
        type: chartType,
        data: items,
        label: { color: look.text },
        ...(chartType === 'pie'
          ? { radius: ['40%', '65%'], center: ['50%', '45%'] }
          : { top: 8, bottom: 40, sort: 'descending' }),
      },
    ],
  };
}

function gauge({ groups, measures }: ChartData, look: ChartLook, locale: Locale) {
  const [values = []] = groups.map((group) => group.values);
  const value = numberOf(values[0]) ?? 0;
  const [measure] = measures;
  const end = numberOf(values[1]) ?? roundEnd(value);
  const detail = measure === undefined ? '' : figureLabel(measure, values[0] ?? null, locale);
  return {
    series: [
      {
        type: 'gauge',
        max: end === 0 ? 1 : end,
        progress: { show: true },
        axisLabel: { color: look.secondary },
        title: { color: look.secondary },
        detail: { color: look.text, formatter: () => detail, fontSize: 20 },
        data: [{ value, name: measure === undefined ? '' : measureLabel(measure, locale) }],
      },
    ],
  };
}

/** The next round number above a value: 1, 2 or 5 times a power of ten. */
function roundEnd(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
