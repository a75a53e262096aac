import { useGetChartSourceQuery } from '@portico/shared-kit/api/reports.api';
import type { Property } from '@portico/shared-kit/fields';
import { useMemo } from 'react';
import { type ChartItem, chartItems } from './model/chart-items.model.ts';

/** Fields of the source of a chart, and what charts can be made of among them; none until they are read, or where that fails. */
interface ChartSource {
  readonly properties: readonly Property[];
  readonly items: readonly ChartItem[];
  readonly isLoading: boolean;
}

const none: readonly Property[] = [];

/** Returns what charts of a source can be made of; null for no source. */
export function useChartSource(schemaCode: string | null): ChartSource {
  const { currentData, isFetching } = useGetChartSourceQuery(
    { schemaCode: schemaCode ?? '' },
    { skip: schemaCode === null },
  );
  // What settings hold is open in the contract and known to each kind.
  const properties = (currentData?.properties ?? none) as readonly Property[];
  const items = useMemo(() => chartItems(properties), [properties]);
  return { properties, items, isLoading: isFetching };
}
