import { useGetChartDataQuery } from '@portico/shared-kit/api/reports.api';
import type { ChartAnswers } from '@portico/shared-kit/contract/reports.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { isReadable } from '@portico/shared-kit/reports';
import { useEffect, useMemo, useState } from 'react';
import type { ReportDraft } from './model/report-draft.model.ts';

/** Pause after the last change before data are asked for, in ms. */
const settle = 300;

/** Answers of the charts of a draft by their ids. */
interface DraftCharts {
  /** The last ones: a chart keeps its picture until the next is there. */
  readonly answers: ReadonlyMap<string, ChartAnswers['charts'][number]>;
  readonly isFetching: boolean;
  /** Undefined where the data could be read. */
  readonly error: unknown;
  refetch(): void;
}

/** Returns the data of the charts as they are in the designer, with the rights of who designs: the server keeps what did not change. */
export function useDraftCharts({ charts }: Pick<ReportDraft, 'charts'>): DraftCharts {
  const [settled, setSettled] = useState(charts);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(charts), settle);
    return () => clearTimeout(timer);
  }, [charts]);
  const input = useMemo(() => {
    const readable = settled.filter(isReadable);
    // Titles and widths change no data.
    return {
      charts: readable.map((chart) => ({
        key: chart.id,
        chart: { ...chart, title: null, w: 'half' } as unknown as JsonObject,
      })),
    };
  }, [settled]);
  const { data, error, isFetching, refetch } = useGetChartDataQuery(input, { skip: input.charts.length === 0 });
  const answers = useMemo(() => new Map(data?.charts.map((answer) => [answer.key, answer])), [data]);
  return { answers, isFetching: isFetching || settled !== charts, error, refetch: () => void refetch() };
}
