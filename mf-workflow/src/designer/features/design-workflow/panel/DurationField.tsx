import { Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { type DurationUnit, durationUnits, isoDuration, plainDuration } from '../model/duration.model.ts';
import { PanelField, panelStyles as styles, useTyped } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';

interface DurationFieldProps {
  readonly label: string;
  /** An ISO 8601 duration, or FEEL. */
  readonly value: string;
  readonly problem: string | null;
  onChange(value: string): void;
}

/** A time as an amount of a unit; what no unit says is written as it is. */
export function DurationField({ label, value, problem, onChange }: DurationFieldProps) {
  const t = panelTexts.useT();
  const { edits } = useWorkflowDesigner();
  const [isFree, setFree] = useState(false);
  const [typed, setTyped] = useTyped(value);
  const plain = isFree ? null : plainDuration(value);
  const units = [...durationUnits, 'other' as const].map((unit) => ({ value: unit, label: t(`unit.${unit}`) }));
  const chooseUnit = (unit: DurationUnit | 'other') => {
    setFree(unit === 'other');
    if (unit !== 'other') onChange(isoDuration({ amount: plain?.amount ?? 1, unit }));
  };
  return (
    <PanelField label={label} hint={plain === null ? t('otherHint') : undefined} problem={problem}>
      {(control) => (
        <div className={styles.row}>
          {plain === null ? (
            <Input
              {...control}
              className={styles.code}
              value={typed}
              maxLength={500}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => typed.trim() !== value && onChange(typed.trim())}
              onPressEnter={() => onChange(typed.trim())}
            />
          ) : (
            <InputNumber
              {...control}
              value={plain.amount}
              min={1}
              max={999}
              precision={0}
              changeOnWheel={false}
              onChange={(amount) => amount !== null && onChange(isoDuration({ ...plain, amount }))}
            />
          )}
          <Select
            aria-label={`${label}: ${t('unit.other')}`}
            popupMatchSelectWidth={false}
            disabled={edits === null}
            value={plain?.unit ?? 'other'}
            options={units}
            onChange={chooseUnit}
          />
        </div>
      )}
    </PanelField>
  );
}
