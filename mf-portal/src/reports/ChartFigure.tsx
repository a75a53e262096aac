import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { LinesSkeleton, StateBlock } from '@portico/shared-kit/ui/feedback';
import { BarChartOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useShell } from '@portico/shared-kit/remotes/react';
import type { EChartsType } from 'echarts/core';
import { Suspense, useCallback, useMemo } from 'react';
import { chartOption, isDrawn } from './chart-option.model.ts';
import { listPath } from './chart-list.model.ts';
import { chartTable } from './chart-table.model.ts';
import { figureLabel } from './chart-words.model.ts';
import { pictureHeight } from './plotted-option.model.ts';
import { ChartTableView } from './ChartTableView.tsx';
import styles from './reports.module.css';
import { reportTexts } from './reports.texts.ts';
import { useChartLook } from './use-chart-look.ts';

const EChart = lazyWithRetry(async () => (await import('./EChart.tsx')).EChart);

interface ChartFigureProps {
  readonly data: ChartData;
  readonly title: string;
  /** True where the data are shown as a table instead of a picture. */
  readonly isTable: boolean;
  readonly onDrawn: (chart: EChartsType | null) => void;
}

/** The inside of a chart: its picture, its figure or its table. */
export function ChartFigure({ data, title, isTable, onDrawn }: ChartFigureProps) {
  const t = reportTexts.useT();
  const locale = useLocale();
  const { can } = useShell();
  const table = useMemo(() => chartTable(data, locale), [data, locale]);
  const pathOf = useCallback((mark: readonly number[]) => listPath(data, mark, can), [data, can]);
  if (data.groups.length === 0) return <StateBlock isCompact icon={<BarChartOutlined />} title={t('noData')} />;
  if (data.chartType === 'numberCard' && !isTable) return <NumberCard data={data} />;
  if (isTable || !isDrawn(data.chartType))
    return <ChartTableView table={table} label={t('tableOf', { title })} pathOf={pathOf} />;
  return (
    <Suspense fallback={<LinesSkeleton />}>
      <Picture data={data} title={title} onDrawn={onDrawn} />
    </Suspense>
  );
}

function NumberCard({ data }: { readonly data: ChartData }) {
  const locale = useLocale();
  const [measure] = data.measures;
  const value = data.groups[0]?.values[0] ?? null;
  return <p className={styles.figure}>{measure === undefined ? '' : figureLabel(measure, value, locale) || '--'}</p>;
}

function Picture({ data, title, onDrawn }: Pick<ChartFigureProps, 'data' | 'title' | 'onDrawn'>) {
  const locale = useLocale();
  const look = useChartLook();
  const shell = useShell();
  const option = useMemo(() => chartOption(data, look, locale), [data, look, locale]);
  const open = (mark: { readonly dataIndex: number; readonly seriesIndex: number }) => {
    const path = listPath(data, membersOf(data, mark), shell.can);
    if (path !== null) shell.navigate(path);
  };
  return (
    <EChart option={option} label={title} minHeight={pictureHeight(data, locale)} onMark={open} onDrawn={onDrawn} />
  );
}

/** Indexes of the members of a mark, by its category and its series. */
function membersOf(
  { dimensions, groups, measures }: ChartData,
  { dataIndex, seriesIndex }: { readonly dataIndex: number; readonly seriesIndex: number },
): number[] {
  const order = [...new Set(groups.map(({ at }) => at[0] ?? 0))];
  const second = Math.floor(seriesIndex / Math.max(1, measures.length));
  return dimensions.map((_, at) => (at === 0 ? (order[dataIndex] ?? -1) : second));
}
