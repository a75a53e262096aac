import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { figureLabel, measureLabel, memberLabel } from './chart-words.model.ts';

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

interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

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
    ...(isPlotted(data) ? plotted(data, look, locale) : single(data, look, locale)),
  };
}

function isPlotted({ chartType }: ChartData): boolean {
  return ['bar', 'stackedBar', 'line', 'area'].includes(chartType);
}

const numberOf = (value: string | null | undefined) => (value === null || value === undefined ? null : Number(value));

function categoriesOf({ dimensions, groups }: ChartData, locale: Locale) {
  const [first] = dimensions;
  const order = [...new Set(groups.map(({ at }) => at[0] ?? 0))];
  const labels = order.map((index) => {
    const member = first?.members[index];
    return first === undefined || member === undefined ? '' : memberLabel(first, member, locale);
  });
  return { order, labels };
}

function seriesOf(data: ChartData, order: readonly number[], locale: Locale): Series[] {
  const { dimensions, measures, groups } = data;
  const [, second] = dimensions;
  if (second === undefined) {
    const byIndex = new Map(groups.map((group) => [group.at[0], group.values]));
    return measures.map((measure, at) => ({
      name: measureLabel(measure, locale),
      values: order.map((index) => numberOf(byIndex.get(index)?.[at])),
    }));
  }
  const byPair = new Map(groups.map((group) => [group.at.join(' '), group.values]));
  return second.members.flatMap((member, index) =>
    measures.map((measure, at) => ({
      name: [memberLabel(second, member, locale), ...(measures.length > 1 ? [measureLabel(measure, locale)] : [])].join(
        ' · ',
      ),
      values: order.map((category) => numberOf(byPair.get(`${category} ${index}`)?.[at])),
    })),
  );
}

function plotted(data: ChartData, look: ChartLook, locale: Locale) {
  const { chartType } = data;
  const { order, labels } = categoriesOf(data, locale);
  const series = seriesOf(data, order, locale);
  const isBar = chartType === 'bar' || chartType === 'stackedBar';
  const hasLegend = series.length > 1;
  return {
    legend: { show: hasLegend, type: 'scroll', top: 0, textStyle: { color: look.text } },
    grid: { left: 8, right: 16, top: hasLegend ? 40 : 16, bottom: 8, containLabel: true },
    xAxis: {
      type: 'category',
      data: labels,
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: { color: look.secondary, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      axisLabel: { color: look.secondary },
      splitLine: { lineStyle: { color: look.line } },
    },
    series: series.map(({ name, values }) => ({
      name,
      type: isBar ? 'bar' : 'line',
      data: [...values],
      ...(chartType === 'stackedBar' ? { stack: 'all' } : {}),
      ...(chartType === 'area' ? { areaStyle: { opacity: 0.2 } } : {}),
      ...(isBar ? { barMaxWidth: 40 } : { connectNulls: false }),
    })),
  };
}

function single(data: ChartData, look: ChartLook, locale: Locale) {
  const { chartType, groups, measures } = data;
  if (chartType === 'gauge') return gauge(data, look, locale);
  const { order, labels } = categoriesOf(data, locale);
  const byIndex = new Map(groups.map((group) => [group.at[0], group.values[0]]));
  const items = order.map((index, at) => ({ name: labels[at] ?? '', value: numberOf(byIndex.get(index)) ?? 0 }));
  const [measure] = measures;
  return {
    legend: { show: true, type: 'scroll', bottom: 0, textStyle: { color: look.text } },
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
