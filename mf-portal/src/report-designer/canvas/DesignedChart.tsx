import type { ChartAnswers } from '@portico/shared-kit/contract/reports.schema';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { isReadable } from '@portico/shared-kit/reports';
import { DelayedSkeleton, SkeletonBar, StateBlock } from '@portico/shared-kit/ui/feedback';
import { BarChartOutlined } from '@portico/shared-kit/ui/icons';
import { chartTitle } from '../../reports/chart-words.model.ts';
import { ChartFigure } from '../../reports/ChartFigure.tsx';
import type { AnyChart } from '../model/report-draft.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { ReportTargetButton } from './ReportTargetButton.tsx';
import styles from './ReportCanvas.module.css';

interface DesignedChartProps {
  readonly chart: AnyChart;
  /** Name and place of the chart, for those who listen. */
  readonly label: string;
  /** Undefined while its data are on their way. */
  readonly answer: ChartAnswers['charts'][number] | undefined;
}

const nothing = () => undefined;

/** A chart where it stands in the report, drawn with its data; all of it selects it. */
export function DesignedChart({ chart, label, answer }: DesignedChartProps) {
  const title = useShownTitle(chart, answer);
  const w = isReadable(chart) ? chart.w : 'half';
  return (
    <li className={styles.chart} data-item={chart.id} data-w={w}>
      <ReportTargetButton id={chart.id} className={styles.cover}>
        <span className={styles.name} aria-hidden="true">
          {title}
        </span>
        <span className={styles.label}>{label}</span>
      </ReportTargetButton>
      <div className={styles.figure} inert>
        <Figure chart={chart} answer={answer} title={title} />
      </div>
    </li>
  );
}

/** Its own title, or with its data what it shows by what. */
function useShownTitle(chart: AnyChart, answer: DesignedChartProps['answer']): string {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  if (!isReadable(chart)) return t('unknownChart');
  const own = chart.title === null ? '' : localisedText(chart.title, locale);
  if (own !== '') return own;
  return answer?.data ? chartTitle({ ...answer.data, title: null }, locale) : t(`types.${chart.chartType}`);
}

function Figure({ chart, answer, title }: Omit<DesignedChartProps, 'label'> & { readonly title: string }) {
  const t = reportDesignTexts.useT();
  if (!isReadable(chart))
    return <StateBlock isCompact icon={<BarChartOutlined />} title={t('unknownChart')} hint={t('unknownChartHint')} />;
  if (answer === undefined) {
    return (
      <DelayedSkeleton>
        <SkeletonBar width="100%" height={240} />
      </DelayedSkeleton>
    );
  }
  if (answer.data !== null) return <ChartFigure data={answer.data} title={title} isTable={false} onDrawn={nothing} />;
  return <StateBlock isCompact icon={<BarChartOutlined />} title={answer.error?.errmsg ?? ''} />;
}
