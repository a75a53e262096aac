import { type Property, propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import {
  type ChartDimension,
  chartFieldOf,
  chartTypeOf,
  dateLevels,
  dimensionKindOf,
  levelOf,
  type ReportChart,
} from '@portico/shared-kit/reports';
import { Select } from 'antd';
import { changeDimension, rolesOf } from '../model/chart-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useChartSource } from '../use-chart-source.ts';
import { useReportActions } from '../use-report-actions.ts';
import { ChartWell } from './ChartWell.tsx';
import { useChartChange } from './use-chart-change.ts';

/** Fields that the chart is grouped by, each with its level, and in a pivot table its side. */
export function DimensionWell({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { properties, items } = useChartSource(chart.schemaCode);
  const { addItem } = useReportActions();
  const choices = items
    .filter(({ property }) => rolesOf(property).includes('dimensions'))
    .map((item) => ({
      key: item.field,
      label: propertyName(item.property, locale),
      onClick: () => addItem(chart, 'dimensions', item),
    }));
  return (
    <ChartWell
      chart={chart}
      part="dimensions"
      title={t('dimensions')}
      hint={t('dropDimension')}
      addWords={t('addDimension')}
      choices={choices}
      items={chart.dimensions.map((dimension, at) => {
        const { field } = dimension;
        const property = chartFieldOf(properties, field)?.property;
        const name = property === undefined ? t('itemGone', { field }) : propertyName(property, locale);
        const controls = property && <DimensionControls {...{ chart, dimension, at, property, name }} />;
        return { field, name, controls };
      })}
    />
  );
}

interface DimensionControlsProps {
  readonly chart: ReportChart;
  readonly dimension: ChartDimension;
  readonly at: number;
  readonly property: Property;
  readonly name: string;
}

const ownDepartment = 0;
const departmentLevels = [ownDepartment, 1, 2, 3, 4, 5, 6] as const;

function DimensionControls({ chart, dimension: { level, axis }, at, property, name }: DimensionControlsProps) {
  const t = reportDesignTexts.useT();
  const { isReadOnly } = useReportDesigner();
  const change = useChartChange(chart);
  const set = (changes: Partial<ChartDimension>) => change(changeDimension(chart, at, changes));
  const kind = dimensionKindOf(property);
  const small = { size: 'small', disabled: isReadOnly, popupMatchSelectWidth: false } as const;
  return (
    <>
      {kind === 'date' && (
        <Select
          {...small}
          aria-label={t('level', { name })}
          value={levelOf(kind, level)}
          options={dateLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
          onChange={(chosen) => set({ level: chosen })}
        />
      )}
      {kind === 'department' && (
        <Select
          {...small}
          aria-label={t('level', { name })}
          value={typeof level === 'number' ? level : ownDepartment}
          options={departmentLevels.map((value) => ({
            value,
            label: value === ownDepartment ? t('ownDepartment') : t('departmentLevel', { level: value }),
          }))}
          onChange={(chosen) => set({ level: chosen === ownDepartment ? null : chosen })}
        />
      )}
      {chartTypeOf(chart.chartType).hasAxes && (
        <Select
          {...small}
          aria-label={t('axis', { name })}
          value={axis}
          options={(['rows', 'columns'] as const).map((value) => ({ value, label: t(`axes.${value}`) }))}
          onChange={(chosen) => set({ axis: chosen })}
        />
      )}
    </>
  );
}
