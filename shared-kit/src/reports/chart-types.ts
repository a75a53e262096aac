/** Counts of dimensions and measures that a type of chart can draw, each from the least to the most. */
export interface ChartTypeFacts {
  readonly dimensions: readonly [least: number, most: number];
  readonly measures: readonly [least: number, most: number];
  /** True where dimensions stand in rows or in columns. */
  readonly hasAxes: boolean;
  /** Groups that a chart shows where its design names no other limit: more of them could not be told apart. */
  readonly usualLimit: number;
}

const plotted = { dimensions: [1, 2], measures: [1, 8], hasAxes: false, usualLimit: 60 } as const;
const parts = { dimensions: [1, 1], measures: [1, 1], hasAxes: false, usualLimit: 20 } as const;
const single = { dimensions: [0, 0], hasAxes: false, usualLimit: 1 } as const;

/** The types of charts, in the order of the palette. With two dimensions, the second one makes the series. */
export const chartTypes = {
  bar: plotted,
  stackedBar: plotted,
  line: plotted,
  area: plotted,
  pie: parts,
  funnel: parts,
  /** The second measure is the end of its scale. */
  gauge: { ...single, measures: [1, 2] },
  numberCard: { ...single, measures: [1, 1] },
  table: { dimensions: [1, 6], measures: [1, 8], hasAxes: false, usualLimit: 200 },
  pivotTable: { dimensions: [1, 6], measures: [1, 4], hasAxes: true, usualLimit: 1000 },
} as const satisfies Readonly<Record<string, ChartTypeFacts>>;

/** Name of a type of chart. */
export type ChartType = keyof typeof chartTypes;

/** Returns whether a value names a type of chart. */
export function isChartType(value: unknown): value is ChartType {
  return typeof value === 'string' && Object.hasOwn(chartTypes, value);
}

/** Returns the facts of a type of chart. */
export function chartTypeOf(type: ChartType): ChartTypeFacts {
  return chartTypes[type];
}
