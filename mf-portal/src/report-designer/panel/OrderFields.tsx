import { ChoiceField, PanelField, PanelSection } from '@portico/shared-kit/designer';
import { aggregateLabel, propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { chartFieldOf, type ChartSort, chartTypeOf, type ReportChart, reportLimits } from '@portico/shared-kit/reports';
import { InputNumber } from 'antd';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useChartSource } from '../use-chart-source.ts';
import { DropList } from './DropList.tsx';
import { useChartChange } from './use-chart-change.ts';

/** Stands for the order that the dimensions have themselves. */
const ownOrder = '';

/** The order of the groups of a chart, and how many of them it shows. */
export function OrderFields({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const { isReadOnly } = useReportDesigner();
  const change = useChartChange(chart);
  const { sort, limit, chartType } = chart;
  const options = useSortOptions(chart);
  return (
    <PanelSection title={t('order')}>
      <ChoiceField
        label={t('sortBy')}
        value={sort === null ? ownOrder : `${sort.by} ${sort.index}`}
        options={options}
        onChange={(chosen) => change({ sort: sortOf(chosen) })}
      />
      {!isReadOnly && <DropList name="sort" hint={t('dropSort')} />}
      {sort !== null && (
        <ChoiceField
          label={t('direction')}
          value={sort.direction}
          options={(['asc', 'desc'] as const).map((value) => ({ value, label: t(`directions.${value}`) }))}
          onChange={(chosen) => change({ sort: { ...sort, direction: chosen === 'asc' ? 'asc' : 'desc' } })}
        />
      )}
      <PanelField label={t('limit')} hint={t('limitHint', { count: chartTypeOf(chartType).usualLimit })}>
        {(control) => (
          <InputNumber
            {...control}
            value={limit}
            min={1}
            max={reportLimits.groups}
            precision={0}
            changeOnWheel={false}
            onChange={(typed) => typed !== limit && change({ limit: typed }, 'limit')}
          />
        )}
      </PanelField>
    </PanelSection>
  );
}

/** Figures are looked at from the largest, values from the first. */
function sortOf(chosen: string): ChartSort | null {
  const [by, index] = chosen.split(' ');
  if (by !== 'dimension' && by !== 'measure') return null;
  return { by, index: Number(index), direction: by === 'measure' ? 'desc' : 'asc' };
}

function useSortOptions({ schemaCode, dimensions, measures }: ReportChart) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { properties } = useChartSource(schemaCode);
  const nameOf = (field: string | null) => {
    if (field === null) return t('records');
    const property = chartFieldOf(properties, field)?.property;
    return property === undefined ? t('itemGone', { field }) : propertyName(property, locale);
  };
  const ofMeasure = ({ field, aggregate }: ReportChart['measures'][number]) =>
    field === null
      ? nameOf(field)
      : t('measure', { name: nameOf(field), aggregate: aggregateLabel(aggregate, locale) });
  return [
    { value: ownOrder, label: t('sortOwn') },
    ...dimensions.map(({ field }, at) => ({ value: `dimension ${at}`, label: nameOf(field) })),
    ...measures.map((measure, at) => ({ value: `measure ${at}`, label: ofMeasure(measure) })),
  ];
}
