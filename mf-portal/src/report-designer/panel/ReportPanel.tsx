import {
  designerTexts,
  NameFields,
  PanelReadOnlyProvider,
  PanelSection,
  panelStyles,
} from '@portico/shared-kit/designer';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { editableChart } from '../model/report-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { ChartFields } from './ChartFields.tsx';

/** Settings of what is selected: the report, or one of its charts. */
export function ReportPanel() {
  const words = designerTexts.useT();
  const { report, state, isReadOnly } = useReportDesigner();
  const chart = editableChart(report, state.selected);
  return (
    <PanelReadOnlyProvider value={isReadOnly}>
      <section className={panelStyles.panel} aria-label={words('properties')}>
        {chart === null ? <ReportFields /> : <ChartFields key={chart.id} chart={chart} />}
      </section>
    </PanelReadOnlyProvider>
  );
}

/** The names of the report, its code, and its application. */
function ReportFields() {
  const t = reportDesignTexts.useT();
  const words = designerTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { design, report, dispatch } = useReportDesigner();
  const { reportCode, appName, appName_i18n } = design;
  const application = localised(appName, appName_i18n, locale);
  return (
    <PanelSection title={t('report')}>
      <NameFields
        name={report.name}
        name_i18n={report.name_i18n}
        onChange={(names, setting) => dispatch({ type: 'set', setting, document: { ...report, ...names } })}
      />
      <p className={panelStyles.hint}>{common('labelled', { label: words('code'), value: reportCode })}</p>
      <p className={panelStyles.hint}>{common('labelled', { label: t('application'), value: application })}</p>
    </PanelSection>
  );
}
