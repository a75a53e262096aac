import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { type ChartType, chartTypes, reportLimits } from '@portico/shared-kit/reports';
import { Button } from 'antd';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportActions } from '../use-report-actions.ts';

const types = Object.keys(chartTypes) as readonly ChartType[];

/** Menu of the types of charts: the chosen one stands after the selected chart. */
export function AddChartButton({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  const t = reportDesignTexts.useT();
  const { isFull, add } = useReportActions();
  const items = types.map((type) => ({ key: type, label: t(`types.${type}`), onClick: () => add(type) }));
  return (
    <DisabledReason reason={isFull ? t('full', { count: reportLimits.charts }) : null}>
      <MenuButton menu={{ items }}>
        <Button type={isPrimary ? 'primary' : 'default'} icon={<PlusOutlined aria-hidden="true" />}>
          {t('addChart')}
        </Button>
      </MenuButton>
    </DisabledReason>
  );
}
