import { useFailure } from '@portico/shared-kit/api';
import { designerTexts } from '@portico/shared-kit/designer';
import { isReadable } from '@portico/shared-kit/reports';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { Alert, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { ChartCard } from '../../reports/ChartCard.tsx';
import reportStyles from '../../reports/reports.module.css';
import { reportTarget } from '../model/report-designer-state.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useDraftCharts } from '../use-draft-charts.ts';
import styles from './ReportPreview.module.css';

type Screen = 'desk' | 'phone';

/** The report as it is in the designer, as its readers will see it, with the data of who looks at it. */
export function ReportPreview({ onClose }: { onClose(): void }) {
  const t = reportDesignTexts.useT();
  const words = designerTexts.useT();
  const { report, nameOf } = useReportDesigner();
  const [screen, setScreen] = useState<Screen>('desk');
  const { answers, error, isFetching, refetch } = useDraftCharts(report);
  const failure = useFailure(error);
  return (
    <Modal open width="min(1400px, 96vw)" footer={null} title={words('preview')} onCancel={onClose}>
      <div className={styles.preview}>
        <Segmented<Screen>
          className={styles.screens}
          aria-label={t('screen')}
          value={screen}
          options={[
            { value: 'desk', label: t('desk') },
            { value: 'phone', label: t('phoneScreen') },
          ]}
          onChange={setScreen}
        />
        <Alert type="info" showIcon title={t('ownData')} />
        {error !== undefined && <ErrorState failure={failure} isRetrying={isFetching} onRetry={refetch} />}
        <section className={styles.screen} data-screen={screen} aria-label={nameOf(reportTarget)}>
          <h2 className={reportStyles.title}>{nameOf(reportTarget)}</h2>
          <div className={reportStyles.grid}>
            {report.charts.filter(isReadable).map((chart) => (
              <ChartCard key={chart.id} chart={chart} answer={titled(answers.get(chart.id), chart.title)} />
            ))}
          </div>
        </section>
      </div>
    </Modal>
  );
}

type Answer = ReturnType<typeof useDraftCharts>['answers'] extends ReadonlyMap<string, infer T> ? T : never;

/** Data are asked for without titles, which change none of them. */
function titled(answer: Answer | undefined, title: string | null): Answer | undefined {
  return answer?.data ? { ...answer, data: { ...answer.data, title } } : answer;
}
