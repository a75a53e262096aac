import { PanelSection, TextField } from '@portico/shared-kit/designer';
import type { ReportChart } from '@portico/shared-kit/reports';
import { Button, Space } from 'antd';
import { titleJson, titleParts } from '@portico/shared-kit/designer/editing';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useReportActions } from '../use-report-actions.ts';
import { DimensionWell } from './DimensionWell.tsx';
import { FilterFields } from './FilterFields.tsx';
import { MeasureWell } from './MeasureWell.tsx';
import { OrderFields } from './OrderFields.tsx';
import { SourceFields, WidthField } from './SourceFields.tsx';
import { useChartChange } from './use-chart-change.ts';

/** Longest title in one language; the server takes 400 characters of JSON. */
const longestTitle = 60;

/** All settings of a chart, from its source to its order. */
export function ChartFields({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const { isReadOnly } = useReportDesigner();
  return (
    <>
      <PanelSection title={t('chart')}>
        <SourceFields chart={chart} />
      </PanelSection>
      <DimensionWell chart={chart} />
      <MeasureWell chart={chart} />
      <FilterFields chart={chart} />
      <OrderFields chart={chart} />
      <PanelSection title={t('look')}>
        <TitleFields chart={chart} />
        <WidthField chart={chart} />
        {!isReadOnly && <ChartTools id={chart.id} />}
      </PanelSection>
    </>
  );
}

function ChartTools({ id }: { readonly id: string }) {
  const t = reportDesignTexts.useT();
  const { dispatch } = useReportDesigner();
  const { duplicate, isFull } = useReportActions();
  return (
    <Space wrap>
      <Button size="small" disabled={isFull} onClick={() => duplicate(id)}>
        {t('duplicate')}
      </Button>
      <Button size="small" danger onClick={() => dispatch({ type: 'remove', target: id })}>
        {t('remove')}
      </Button>
    </Space>
  );
}

function TitleFields({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const change = useChartChange(chart);
  const title = titleParts(chart.title);
  const set = (language: 'zh' | 'en') => (text: string) =>
    change({ title: titleJson({ ...title, [language]: text }) }, `title ${language}`);
  return (
    <>
      <TextField label={t('titleZh')} value={title.zh} maxLength={longestTitle} onChange={set('zh')} />
      <TextField
        label={t('titleEn')}
        hint={t('titleHint')}
        value={title.en}
        maxLength={longestTitle}
        onChange={set('en')}
      />
    </>
  );
}
