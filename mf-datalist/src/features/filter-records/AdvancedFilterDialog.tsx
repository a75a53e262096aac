import type { FieldCondition } from '@portico/shared-kit/fields';
import { allConditions } from '@portico/shared-kit/filters';
import { commonTexts } from '@portico/shared-kit/i18n';
import { ConditionBuilder, type KeyedGroup, withKeys } from '@portico/shared-kit/ui/condition-builder';
import { FieldConditionRow, newFieldCondition } from '@portico/shared-kit/field-views/field-condition';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { type AdvancedFilter, advancedLimits } from '@portico/shared-kit/list-address/advanced-filter';
import { writeAdvanced } from '../../list/advanced-words.model.ts';
import { firstField, isComplete } from '../../list/new-conditions.ts';
import { advancedDialogTexts } from './advanced-dialog.texts.ts';
import styles from './AdvancedFilter.module.css';
import type { ListFilter } from './filter.ts';
import { SavedGroups } from './SavedGroups.tsx';

interface AdvancedFilterDialogProps {
  readonly filter: ListFilter;
  readonly onClose: () => void;
}

/** Conditions on any columns with all their operators, in groups. Nothing is asked before they are applied. */
export function AdvancedFilterDialog({ filter, onClose }: AdvancedFilterDialogProps) {
  const { schemaCode, all, advanced, applyWhere } = filter;
  const t = advancedDialogTexts.useT();
  const blank = () => newFieldCondition(firstField(all));
  const [group, setGroup] = useState(() => withKeys(advanced ?? { join: 'all', items: [{ condition: blank() }] }));
  const [isChecked, setChecked] = useState(false);
  const finish = (asked: AdvancedFilter | null) => {
    onClose();
    applyWhere(asked === null ? '' : writeAdvanced(all, asked));
  };
  const isBlank = isUntouched(group, blank());
  const isWhole = allConditions(group).every((each) => isComplete(all, each));
  const handleApply = () => {
    if (isBlank) finish(null);
    else if (isWhole) finish(group);
    else setChecked(true);
  };
  return (
    <Modal
      open
      width={760}
      title={t('title')}
      destroyOnHidden
      onCancel={onClose}
      footer={<Footer onClear={() => finish(null)} onApply={handleApply} onClose={onClose} />}
    >
      <p className={styles.intro}>{t('intro')}</p>
      <SavedGroups
        schemaCode={schemaCode}
        properties={all}
        group={isBlank ? null : group}
        isSavable={!isBlank && isWhole}
        onInsert={setGroup}
      />
      <ConditionBuilder
        group={group}
        maxDepth={advancedLimits.depth}
        maxConditions={advancedLimits.conditions}
        newCondition={blank}
        renderCondition={(condition, onChange) => (
          <FieldConditionRow properties={all} condition={condition} isChecked={isChecked} onChange={onChange} />
        )}
        onChange={setGroup}
      />
    </Modal>
  );
}

interface FooterProps {
  onClear(): void;
  onApply(): void;
  onClose(): void;
}

function Footer({ onClear, onApply, onClose }: FooterProps) {
  const t = advancedDialogTexts.useT();
  const common = commonTexts.useT();
  return (
    <div className={styles.footer}>
      <Button type="text" className={styles.clear} onClick={onClear}>
        {t('clear')}
      </Button>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <Button type="primary" onClick={onApply}>
        {t('apply')}
      </Button>
    </div>
  );
}

/** Returns whether there is nothing but the row that the dialog opens with. */
function isUntouched(group: KeyedGroup<FieldCondition>, blank: FieldCondition): boolean {
  const [only = blank, ...others] = allConditions(group);
  const { propertyCode, operator, value } = only;
  return others.length === 0 && value === null && propertyCode === blank.propertyCode && operator === blank.operator;
}
