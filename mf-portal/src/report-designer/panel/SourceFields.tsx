import { ChoiceField } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { type ChartType, chartTypes, type ReportChart } from '@portico/shared-kit/reports';
import { withSource } from '../model/chart-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useReportActions } from '../use-report-actions.ts';
import { useChartChange } from './use-chart-change.ts';

const types = Object.keys(chartTypes) as readonly ChartType[];
const widths = ['half', 'full'] as const;

/** The type of a chart, and the model whose records it counts. */
export function SourceFields({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const change = useChartChange(chart);
  const sources = useSourceOptions(chart.schemaCode);
  return (
    <>
      <ChoiceField
        label={t('chartType')}
        value={chart.chartType}
        options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        onChange={(chosen) => change({ chartType: chosen as ChartType })}
      />
      <ChoiceField
        label={t('model')}
        hint={t('modelHint')}
        value={chart.schemaCode}
        options={sources}
        onChange={(schemaCode) => change(withSource(chart, schemaCode))}
      />
    </>
  );
}

/** The width of a chart in its report. */
export function WidthField({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const { resize } = useReportActions();
  return (
    <ChoiceField
      label={t('width')}
      value={chart.w}
      options={widths.map((value) => ({ value, label: t(`widths.${value}`) }))}
      onChange={(chosen) => resize(chart.id, chosen === 'full' ? 'full' : 'half')}
    />
  );
}

/** Sources to choose from, those of the report's application first; one that is gone is still said. */
function useSourceOptions(chosen: string) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { sources = [], design } = useReportDesigner();
  const options = sources
    .toSorted((left, right) => Number(right.appCode === design.appCode) - Number(left.appCode === design.appCode))
    .map(({ schemaCode, name, name_i18n, appName, appName_i18n }) => {
      const application = appName === null ? t('platform') : localised(appName, appName_i18n, locale);
      return { value: schemaCode, label: `${application} · ${localised(name, name_i18n, locale)}` };
    });
  if (options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: t('modelGone', { code: chosen }) }];
}
