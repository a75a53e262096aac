import { aggregateLabel, kindOf, type Property, propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { type ChartMeasure, chartFieldOf, type ReportChart } from '@portico/shared-kit/reports';
import { Input, Select } from 'antd';
import { type BilingualTitle, titleJson, titleParts } from '@portico/shared-kit/designer/editing';
import { addRecordCount, changeMeasure, rolesOf } from '../model/chart-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useChartSource } from '../use-chart-source.ts';
import { useReportActions } from '../use-report-actions.ts';
import { ChartWell } from './ChartWell.tsx';
import { useChartChange } from './use-chart-change.ts';

/** Figures of the chart, each with its calculation and its title. */
export function MeasureWell({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { properties, items } = useChartSource(chart.schemaCode);
  const { addItem } = useReportActions();
  const change = useChartChange(chart);
  const fields = items
    .filter(({ property }) => rolesOf(property).includes('measures'))
    .map((item) => ({
      key: item.field,
      label: propertyName(item.property, locale),
      onClick: () => addItem(chart, 'measures', item),
    }));
  const records = { key: '$records', label: t('records'), onClick: () => change(addRecordCount(chart)) };
  return (
    <ChartWell
      chart={chart}
      part="measures"
      title={t('measures')}
      hint={t('dropMeasure')}
      addWords={t('addMeasure')}
      choices={[records, ...fields]}
      items={chart.measures.map((measure, at) => {
        const { field } = measure;
        const property = field === null ? undefined : chartFieldOf(properties, field)?.property;
        const own = property === undefined ? t('itemGone', { field: field ?? '' }) : propertyName(property, locale);
        const name = field === null ? t('records') : own;
        return { field, name, controls: <MeasureControls {...{ chart, measure, at, property, name }} /> };
      })}
    />
  );
}

interface MeasureControlsProps {
  readonly chart: ReportChart;
  readonly measure: ChartMeasure;
  readonly at: number;
  /** Undefined for the number of records. */
  readonly property: Property | undefined;
  readonly name: string;
}

function MeasureControls({ chart, measure, at, property, name }: MeasureControlsProps) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { isReadOnly } = useReportDesigner();
  const change = useChartChange(chart);
  return (
    <>
      {property !== undefined && (
        <Select
          size="small"
          disabled={isReadOnly}
          popupMatchSelectWidth={false}
          aria-label={t('aggregate', { name })}
          value={measure.aggregate}
          options={kindOf(property).aggregates.map((value) => ({ value, label: aggregateLabel(value, locale) }))}
          onChange={(aggregate) => change(changeMeasure(chart, at, { aggregate }))}
        />
      )}
      <MeasureTitle {...{ chart, measure, at, name }} />
    </>
  );
}

/** Longest title in one language. */
const longestTitle = 40;

/** The title of a figure in both languages; without one its field and calculation name it. */
function MeasureTitle({ chart, measure, at, name }: Omit<MeasureControlsProps, 'property'>) {
  const t = reportDesignTexts.useT();
  const { isReadOnly } = useReportDesigner();
  const change = useChartChange(chart);
  const title = titleParts(measure.title);
  const set = (language: keyof BilingualTitle) => (text: string) => {
    const next = titleJson({ ...title, [language]: text });
    change(changeMeasure(chart, at, { title: next }), `measure ${at} ${language}`);
  };
  return (['zh', 'en'] as const).map((language) => (
    <Input
      key={language}
      size="small"
      disabled={isReadOnly}
      maxLength={longestTitle}
      aria-label={t(`measureTitle.${language}`, { name })}
      placeholder={t(`measureTitle.${language}Short`)}
      value={title[language]}
      onChange={({ target }) => set(language)(target.value)}
    />
  ));
}
