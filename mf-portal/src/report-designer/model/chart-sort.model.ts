import type { ChartSort, ReportChart } from '@portico/shared-kit/reports';

/** Returns the order of a chart by a field among its measures, the largest first, or its dimensions; null where it is in neither. */
export function sortBy({ dimensions, measures }: ReportChart, field: string): ChartSort | null {
  const measure = measures.findIndex((each) => each.field === field);
  if (measure >= 0) return { by: 'measure', index: measure, direction: 'desc' };
  const dimension = dimensions.findIndex((each) => each.field === field);
  return dimension < 0 ? null : { by: 'dimension', index: dimension, direction: 'asc' };
}
