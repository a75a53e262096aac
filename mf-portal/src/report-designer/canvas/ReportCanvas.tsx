import { useFailure } from '@portico/shared-kit/api';
import { useTargetFocus } from '@portico/shared-kit/designer';
import { EmptyState, ErrorState } from '@portico/shared-kit/ui/feedback';
import { BarChartOutlined } from '@portico/shared-kit/ui/icons';
import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { useId, useRef } from 'react';
import { reportTarget } from '../model/report-designer-state.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useDraftCharts } from '../use-draft-charts.ts';
import { useReportActions } from '../use-report-actions.ts';
import { AddChartButton } from './AddChartButton.tsx';
import { DesignedChart } from './DesignedChart.tsx';
import { ReportTargetButton } from './ReportTargetButton.tsx';
import styles from './ReportCanvas.module.css';

/** The charts of the report as they will stand, each with live data; dragged by pointer or by keyboard. */
export function ReportCanvas() {
  const t = reportDesignTexts.useT();
  const { report, state, isReadOnly, nameOf } = useReportDesigner();
  const canvas = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hint = useId();
  const { answers, isFetching, error, refetch } = useDraftCharts(report);
  const failure = useFailure(error);
  const { move } = useReportActions();
  useTargetFocus(canvas, { id: state.selected, focusing: state.focusing, isCentred: false });
  useSharedSortable(list, {
    group: 'charts',
    isDisabled: isReadOnly || state.drag !== null,
    onMove: ({ item, index }) => move(item, index),
  });
  const { charts } = report;
  return (
    <section ref={canvas} className={styles.canvas} aria-label={t('canvas')}>
      <CanvasHead hintId={hint} />
      {error !== undefined && <ErrorState failure={failure} isRetrying={isFetching} onRetry={refetch} />}
      {charts.length === 0 && (
        <EmptyState
          icon={<BarChartOutlined />}
          title={t('empty')}
          hint={t('emptyHint')}
          action={!isReadOnly && <AddChartButton isPrimary />}
        />
      )}
      <ul
        ref={list}
        className={styles.charts}
        data-list="charts"
        aria-busy={isFetching}
        {...(isReadOnly ? {} : { 'aria-describedby': hint })}
      >
        {charts.map((chart, at) => (
          <DesignedChart
            key={chart.id}
            chart={chart}
            label={t('chartAt', { name: nameOf(chart.id), place: at + 1, count: charts.length })}
            answer={answers.get(chart.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The report itself, and the keys that work on its charts. */
function CanvasHead({ hintId }: { readonly hintId: string }) {
  const t = reportDesignTexts.useT();
  const { report, isReadOnly, nameOf } = useReportDesigner();
  return (
    <header className={styles.head}>
      <ReportTargetButton id={reportTarget} className={styles.report}>
        {nameOf(reportTarget) || t('report')}
      </ReportTargetButton>
      {report.charts.length > 0 && !isReadOnly && (
        <span id={hintId} className={styles.hint}>
          {t('canvasHint')}
        </span>
      )}
    </header>
  );
}
