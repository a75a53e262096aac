import { allConditions } from '@portico/shared-kit/filters';
import {
  FieldConditionRow,
  newFieldCondition,
  conditionsOf,
  filterFields,
  filterOf,
  isComplete,
} from '@portico/shared-kit/field-views/field-condition';
import type { ReportChart } from '@portico/shared-kit/reports';
import { ConditionBuilder, withKeys } from '@portico/shared-kit/ui/condition-builder';
import { Modal } from 'antd';
import { useState } from 'react';
import { editableChart } from '../model/report-edits.model.ts';
import { reportDesignTexts } from '../report-design.texts.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useChartSource } from '../use-chart-source.ts';
import { useChartChange } from './use-chart-change.ts';

interface FilterDialogProps {
  /** Field on which a new condition is begun; null for none. */
  readonly field: string | null;
  onClose(): void;
}

/** The conditions of the selected chart in groups. */
export function FilterDialog(props: FilterDialogProps) {
  const { report, state } = useReportDesigner();
  const chart = editableChart(report, state.selected);
  return chart === null ? null : <ChartFilterDialog {...props} chart={chart} />;
}

function ChartFilterDialog({ chart, field, onClose }: FilterDialogProps & { readonly chart: ReportChart }) {
  const t = reportDesignTexts.useT();
  const change = useChartChange(chart);
  const { properties } = useChartSource(chart.schemaCode);
  const fields = filterFields(properties);
  const first = fields.find(({ system }) => system !== true);
  const blank = () => newFieldCondition(first ?? (fields[0] as (typeof fields)[number]));
  const [group, setGroup] = useState(() => withKeys(begun()));
  const [isChecked, setChecked] = useState(false);

  function begun() {
    const own = chart.filter === null ? null : conditionsOf(properties, chart.filter);
    const named = fields.find(({ code }) => code === field);
    const added = named === undefined ? (own === null ? [blank()] : []) : [newFieldCondition(named)];
    const items = added.map((condition) => ({ condition }));
    if (own === null) return { join: 'all' as const, items };
    // Another condition narrows further: it does not join alternatives.
    if (items.length === 0 || own.join === 'all') return { ...own, items: [...own.items, ...items] };
    return { join: 'all' as const, items: [own, ...items] };
  }

  const apply = () => {
    if (allConditions(group).some((condition) => !isComplete(fields, condition))) return setChecked(true);
    change({ filter: filterOf(fields, group) });
    onClose();
  };
  return (
    <Modal
      open
      width={760}
      title={t('filter')}
      okText={t('ok')}
      cancelText={t('cancel')}
      onOk={apply}
      onCancel={onClose}
    >
      <ConditionBuilder
        group={group}
        maxDepth={3}
        maxConditions={30}
        newCondition={blank}
        renderCondition={(condition, onChange) => (
          <FieldConditionRow properties={fields} condition={condition} isChecked={isChecked} onChange={onChange} />
        )}
        onChange={setGroup}
      />
    </Modal>
  );
}
