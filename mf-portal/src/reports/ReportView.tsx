import { useFailure } from '@portico/shared-kit/api';
import { useGetChartDataQuery, useGetReportQuery } from '@portico/shared-kit/api/reports.api';
import { codeOf } from '@portico/shared-kit/errors';
import type { Report } from '@portico/shared-kit/contract/reports.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { DelayedSkeleton, EmptyState, ErrorState, SkeletonBar } from '@portico/shared-kit/ui/feedback';
import { BarChartOutlined } from '@portico/shared-kit/ui/icons';
import { type ReactNode, useMemo } from 'react';
import { chartPageFilter, withNamesOf } from '../page-filters/chart-page-filter.model.ts';
import { ChartCard } from './ChartCard.tsx';
import { ReportFilters, useReportFilter } from './ReportFilters.tsx';
import styles from './reports.module.css';
import { reportTexts } from './reports.texts.ts';

const reportMissing = codeOf('reportMissing');

interface ReportViewProps {
  readonly reportCode: string;
  /** Shown where there is no such report; absent: the error. */
  readonly instead?: ReactNode;
}

/** A published report with all its charts. */
export function ReportView({ reportCode, instead }: ReportViewProps) {
  const { currentData, error, isFetching, refetch } = useGetReportQuery({ reportCode });
  const failure = useFailure(error);
  if (currentData !== undefined) return <Charts report={currentData} />;
  if (error === undefined) return <ReportSkeleton />;
  if (instead !== undefined && failure.code === reportMissing) return instead;
  return <ErrorState isPage failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

/** Outline of a report: its title, its filters and the first charts. */
function ReportSkeleton() {
  return (
    <DelayedSkeleton>
      <div className={styles.page}>
        <SkeletonBar width={160} height={28} />
        <SkeletonBar width="60%" height={32} />
        <div className={styles.grid}>
          {Array.from({ length: 4 }, (_, at) => (
            <div key={at} className={styles.card}>
              <SkeletonBar width="40%" height={20} />
            </div>
          ))}
        </div>
      </div>
    </DelayedSkeleton>
  );
}

function Charts({ report }: { readonly report: Report }) {
  const t = reportTexts.useT();
  const locale = useLocale();
  const { reportCode, charts } = report;
  const name = localised(report.name, report.name_i18n, locale);
  usePageTitle(name);
  const filter = useReportFilter();
  const input = useMemo(() => {
    const page = chartPageFilter(filter);
    return { charts: charts.map(({ id }) => ({ key: id, reportCode, chartId: id })), ...(page && { page }) };
  }, [charts, reportCode, filter]);
  const { currentData, error, isFetching, refetch } = useGetChartDataQuery(input, { skip: charts.length === 0 });
  const failure = useFailure(error);
  const answers = useMemo(
    () =>
      new Map(
        currentData?.charts.map((answer) => [
          answer.key,
          { ...answer, data: answer.data && withNamesOf(answer.data, filter) },
        ]),
      ),
    [currentData, filter],
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{name}</h1>
      {charts.length > 0 && (
        <div className={styles.filters}>
          <ReportFilters />
        </div>
      )}
      {charts.length === 0 && (
        <EmptyState icon={<BarChartOutlined />} title={t('empty.title')} hint={t('empty.hint')} />
      )}
      {error !== undefined && currentData === undefined ? (
        <ErrorState failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.grid}>
          {charts.map((chart) => (
            <ChartCard key={chart.id} chart={chart} answer={answers.get(chart.id)} />
          ))}
        </div>
      )}
    </div>
  );
}
