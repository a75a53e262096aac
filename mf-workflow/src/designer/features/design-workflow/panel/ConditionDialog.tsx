import { conditionTree, type FieldCondition, type Property } from '@portico/shared-kit/fields';
import { allConditions } from '@portico/shared-kit/filters';
import { commonTexts } from '@portico/shared-kit/i18n';
import { ConditionBuilder, withKeys } from '@portico/shared-kit/ui/condition-builder';
import { FieldConditionRow, newFieldCondition } from '@portico/shared-kit/field-views/field-condition';
import { Modal } from 'antd';
import { useState } from 'react';
import { deepest, feelOperators, type FlowConditions, writeFeel } from '../model/feel-conditions.model.ts';
import styles from './ConditionDialog.module.css';
import { panelTexts } from './panel.texts.ts';

interface ConditionDialogProps {
  /** The fields that conditions can name; there is at least one. */
  readonly properties: readonly Property[];
  readonly conditions: FlowConditions;
  readonly onDone: (feel: string) => void;
  readonly onClose: () => void;
}

/** Edits the condition of a flow by fields, operators and values, and shows what it is in FEEL. */
export function ConditionDialog({ properties, conditions, onDone, onClose }: ConditionDialogProps) {
  const t = panelTexts.useT();
  const common = commonTexts.useT();
  const blank = () => newFieldCondition(firstOf(properties), feelOperators);
  const [group, setGroup] = useState(() =>
    withKeys(conditions.items.length > 0 ? conditions : { ...conditions, items: [{ condition: blank() }] }),
  );
  const [isChecked, setChecked] = useState(false);
  const feel = writeFeel(properties, group);
  const handleOk = () => {
    if (!allConditions(group).every((each) => isComplete(properties, each))) setChecked(true);
    else {
      onClose();
      onDone(feel);
    }
  };
  return (
    <Modal
      open
      width={760}
      title={t('builder.title')}
      okText={common('ok')}
      cancelText={common('cancel')}
      onOk={handleOk}
      onCancel={onClose}
    >
      <ConditionBuilder
        group={group}
        maxDepth={deepest}
        newCondition={blank}
        renderCondition={(condition, onChange) => (
          <FieldConditionRow
            properties={properties}
            condition={condition}
            operatorsOf={feelOperators}
            isChecked={isChecked}
            onChange={onChange}
          />
        )}
        onChange={setGroup}
      />
      <p className={styles.preview}>
        <span>{t('builder.preview')}</span>
        <code>{feel === '' ? '—' : feel}</code>
      </p>
    </Modal>
  );
}

/** The first field that is no system field; the first of all where there are only such. */
function firstOf(properties: readonly Property[]): Property {
  return properties.find(({ system }) => system !== true) ?? (properties[0] as Property);
}

function isComplete(properties: readonly Property[], condition: FieldCondition): boolean {
  const property = properties.find(({ code }) => code === condition.propertyCode);
  return property !== undefined && conditionTree(property, condition) !== null;
}
