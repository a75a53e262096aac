import { useGetChartDataQuery } from '@portico/shared-kit/api/reports.api';
import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { BarChartOutlined } from '@portico/shared-kit/ui/icons';
import { useMemo } from 'react';
import { chartPageFilter, withNamesOf } from '../../page-filters/chart-page-filter.model.ts';
import { usePageFilter } from '../../page-filters/page-filter-context.ts';
import { ChartCard } from '../../reports/ChartCard.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty, WidgetError } from '@portico/shared-kit/ui/widget-state';
import { chartTexts } from './chart.texts.ts';

/** Chart of a report, under the title that the page gives it, else under its own. */
export function Chart({ title, settings: { dataSource } }: WidgetProps<'Chart'>) {
  const t = chartTexts.useT();
  if (dataSource === null) return <WidgetEmpty icon={<BarChartOutlined />} title={t('notChosen')} />;
  return <ReportedChart title={title} {...dataSource} />;
}

interface ReportedChartProps {
  readonly title: string;
  readonly reportCode: string;
  readonly chartCode: string;
}

function ReportedChart({ title, reportCode, chartCode }: ReportedChartProps) {
  const filter = usePageFilter();
  const input = useMemo(() => {
    const page = chartPageFilter(filter);
    return { charts: [{ key: chartCode, reportCode, chartId: chartCode }], ...(page && { page }) };
  }, [reportCode, chartCode, filter]);
  const { currentData, error, isFetching, refetch } = useGetChartDataQuery(input);
  if (error !== undefined && currentData === undefined)
    return <WidgetError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  const placed = { id: chartCode, title: title || null, chartType: '', w: 'full' } as const;
  const [answer] = currentData?.charts ?? [];
  const shown = (data: ChartData) => ({ ...withNamesOf(data, filter), title: title || data.title });
  const named = answer && { ...answer, data: answer.data && shown(answer.data) };
  return <ChartCard chart={placed} answer={named} isWidget />;
}
