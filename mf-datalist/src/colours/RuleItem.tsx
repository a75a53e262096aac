import { optionColours } from '@portico/shared-kit/contract/option-colours';
import type { Property } from '@portico/shared-kit/fields';
import { FieldConditionRow, newFieldCondition } from '@portico/shared-kit/field-views/field-condition';
import { useLocale } from '@portico/shared-kit/i18n';
import { advancedLimits } from '@portico/shared-kit/list-address/advanced-filter';
import { ConditionBuilder } from '@portico/shared-kit/ui/condition-builder';
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@portico/shared-kit/ui/icons';
import { tintOf } from '@portico/shared-kit/ui/theme';
import { Button, Radio, Select } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { advancedSentence } from '../list/advanced-words.model.ts';
import { ButtonTip } from '../list/ButtonTip.tsx';
import { firstField } from '../list/new-conditions.ts';
import styles from './Colours.module.css';
import { coloursTexts } from './colours.texts.ts';
import type { RuleDraft } from './rule-drafts.model.ts';

interface RuleItemProps {
  readonly draft: RuleDraft;
  /** Place among the rules, from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  /** Number of times that somebody tried to apply what is not whole. */
  readonly checks: number;
  readonly properties: readonly Property[];
  readonly targets: readonly { readonly value: string; readonly label: string }[];
  readonly onOpen: () => void;
  readonly onChange: (draft: RuleDraft) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A rule: its colour and conditions in a line, and open what they are edited by. */
export function RuleItem(props: RuleItemProps) {
  const { draft, number, isLast, isOpen, checks, properties, targets, onOpen, onMove, onRemove } = props;
  const t = coloursTexts.useT();
  const locale = useLocale();
  const target = targets.find(({ value }) => value === draft.target)?.label ?? draft.target ?? t('row');
  const item = useRef<HTMLLIElement>(null);
  // What is opened, or named as incomplete, is in sight however many rules there are.
  const attempt = isOpen ? checks + 1 : 0;
  useEffect(() => {
    if (attempt > 0) item.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  return (
    <li ref={item} className={styles.rule} aria-label={t('rule', { number })}>
      <div className={styles.head}>
        <Swatch style={tintOf(draft.colour)} />
        <span className={styles.words}>
          <strong>{target}</strong>{' '}
          {draft.unreadable === null ? advancedSentence(properties, draft.group, { locale }) : t('unreadable')}
        </span>
        <Tool label={t('edit')} icon={<EditOutlined aria-hidden="true" />} isExpanded={isOpen} onPress={onOpen} />
        <Tool
          label={t('up')}
          icon={<ArrowUpOutlined aria-hidden="true" />}
          isLocked={number === 1}
          onPress={() => onMove(-1)}
        />
        <Tool
          label={t('down')}
          icon={<ArrowDownOutlined aria-hidden="true" />}
          isLocked={isLast}
          onPress={() => onMove(1)}
        />
        <Tool label={t('remove')} icon={<DeleteOutlined aria-hidden="true" />} onPress={onRemove} />
      </div>
      {isOpen && <RuleEditor {...props} />}
    </li>
  );
}

function RuleEditor({ draft, checks, properties, targets, onChange }: RuleItemProps) {
  const t = coloursTexts.useT();
  const id = useId();
  const whole = { value: '', label: t('row') };
  return (
    <div className={styles.editor}>
      <div className={styles.choices}>
        <label htmlFor={id}>{t('target')}</label>
        <Select
          id={id}
          className={styles.target}
          showSearch={{ optionFilterProp: 'label' }}
          value={draft.target ?? ''}
          options={[whole, ...targets]}
          onChange={(value: string) => onChange({ ...draft, target: value === '' ? null : value })}
        />
        <Radio.Group
          aria-label={t('colour')}
          value={draft.colour}
          onChange={({ target: { value } }) => onChange({ ...draft, colour: value as RuleDraft['colour'] })}
        >
          {optionColours.map((colour) => (
            <Radio key={colour} value={colour} aria-label={t(`colours.${colour}`)} className={styles.colour}>
              <span title={t(`colours.${colour}`)}>
                <Swatch style={tintOf(colour)} />
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </div>
      <ConditionBuilder
        group={draft.group}
        maxDepth={advancedLimits.depth}
        maxConditions={advancedLimits.conditions}
        newCondition={() => newFieldCondition(firstField(properties))}
        renderCondition={(condition, change) => (
          <FieldConditionRow properties={properties} condition={condition} isChecked={checks > 0} onChange={change} />
        )}
        onChange={(group) => onChange({ ...draft, group, unreadable: null })}
      />
    </div>
  );
}

function Swatch({ style }: { readonly style: ReturnType<typeof tintOf> }) {
  return <span aria-hidden="true" className={styles.swatch} style={style} />;
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isLocked?: boolean;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isLocked = false, isExpanded, onPress }: ToolProps) {
  return (
    <ButtonTip title={label}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={label}
        aria-expanded={isExpanded}
        disabled={isLocked}
        onClick={onPress}
      />
    </ButtonTip>
  );
}
