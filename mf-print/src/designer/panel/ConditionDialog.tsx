import {
  FieldConditionRow,
  type FilterConditions,
  filterFields,
  filterOf,
  isComplete,
  newFieldCondition,
} from '@portico/shared-kit/field-views/field-condition';
import { allConditions, type FilterTree } from '@portico/shared-kit/filters';
import { ConditionBuilder, withKeys } from '@portico/shared-kit/ui/condition-builder';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTemplateDesigner } from '../template-designer.ts';
import { ConditionTester } from './ConditionTester.tsx';
import { panelTexts } from './panel.texts.ts';

interface ConditionDialogProps {
  /** As it is now; null for none. */
  readonly conditions: FilterConditions | null;
  onApply(formula: FilterTree | null): void;
  onClose(): void;
}

const deepest = 3;
const most = 20;

/** Editor of the condition under which an element is shown. */
export function ConditionDialog({ conditions, onApply, onClose }: ConditionDialogProps) {
  const t = panelTexts.useT();
  const { design } = useTemplateDesigner();
  const fields = filterFields(design.properties);
  const first = fields.find(({ system }) => system !== true) ?? fields[0];
  const blank = () => newFieldCondition(first as NonNullable<typeof first>);
  const [group, setGroup] = useState(() =>
    withKeys(conditions ?? { join: 'all' as const, items: first === undefined ? [] : [{ condition: blank() }] }),
  );
  const [isChecked, setChecked] = useState(false);
  const isWhole = allConditions(group).every((condition) => isComplete(fields, condition));
  const apply = () => {
    if (!isWhole) return setChecked(true);
    onApply(filterOf(fields, group));
    onClose();
  };
  return (
    <Modal
      open
      width={760}
      title={t('condition')}
      okText={t('ok')}
      cancelText={t('cancel')}
      onOk={apply}
      onCancel={onClose}
    >
      <ConditionBuilder
        group={group}
        maxDepth={deepest}
        maxConditions={most}
        newCondition={blank}
        renderCondition={(condition, onChange) => (
          <FieldConditionRow properties={fields} condition={condition} isChecked={isChecked} onChange={onChange} />
        )}
        onChange={setGroup}
      />
      <ConditionTester formula={isWhole ? filterOf(fields, group) : null} />
    </Modal>
  );
}
