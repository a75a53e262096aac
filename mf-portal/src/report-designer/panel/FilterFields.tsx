import { conditionsOf, conditionWords } from '@portico/shared-kit/field-views/field-condition';
import { PanelSection, panelStyles } from '@portico/shared-kit/designer';
import { useLocale } from '@portico/shared-kit/i18n';
import type { ReportChart } from '@portico/shared-kit/reports';
import { Button, Space } from 'antd';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useChartSource } from '../use-chart-source.ts';
import { DropList } from './DropList.tsx';
import { useChartChange } from './use-chart-change.ts';

/** Conditions that the records of a chart keep, in words, and the way to change them. */
export function FilterFields({ chart }: { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const locale = useLocale();
  const { isReadOnly, onFiltering } = useReportDesigner();
  const change = useChartChange(chart);
  const { properties, isLoading } = useChartSource(chart.schemaCode);
  const { filter } = chart;
  const conditions = filter === null ? null : conditionsOf(properties, filter);
  const words = conditions && conditionWords(properties, conditions, { locale }, (parts) => t('condition', parts));
  const isFixed = filter !== null && conditions === null;
  return (
    <PanelSection title={t('filter')}>
      <p className={panelStyles.hint}>{isFixed && !isLoading ? t('fixedFilter') : (words ?? t('noFilter'))}</p>
      {!isReadOnly && (
        <>
          <DropList name="filter" hint={t('dropFilter')} />
          <Space wrap>
            <Button size="small" disabled={isFixed || isLoading} onClick={() => onFiltering(null)}>
              {t('editFilter')}
            </Button>
            {filter !== null && (
              <Button size="small" onClick={() => change({ filter: null })}>
                {t('clearFilter')}
              </Button>
            )}
          </Space>
        </>
      )}
    </PanelSection>
  );
}
