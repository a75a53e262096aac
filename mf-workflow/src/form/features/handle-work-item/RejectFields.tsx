import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Form, Radio } from 'antd';
import { useId } from 'react';
import { workflowTexts } from '../../../workflow.texts.ts';
import styles from '../../../instance/opinion/OpinionDialog.module.css';
import type { earlierOf, ActionValues } from './action-values.model.ts';

interface RejectFieldsProps {
  readonly earlier: ReturnType<typeof earlierOf>;
  readonly entry: ActionValues;
  readonly isBusy: boolean;
  onChange(entry: ActionValues): void;
}

/** Fields for the activity to which a workflow is sent back, each with its handler, and for the way on from there. */
export function RejectFields({ earlier, entry, isBusy, onChange }: RejectFieldsProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const id = useId();
  const places = earlier.map(({ activityCode, name, name_i18n, handler }) => ({
    value: activityCode,
    label: (
      <span className={styles.place}>
        <span>{localised(name, name_i18n, locale)}</span>
        <span className={styles.hint}>{localised(handler.name, handler.name_i18n, locale)}</span>
      </span>
    ),
  }));
  const ways = [
    { value: false, label: t('act.rejection.again') },
    { value: true, label: t('act.rejection.straightBack') },
  ];
  return (
    <>
      <Form.Item className={styles.entry} label={<span id={`${id}to`}>{t('act.rejection.to')}</span>}>
        <Radio.Group
          vertical
          name={`${id}place`}
          aria-labelledby={`${id}to`}
          options={places}
          value={entry.activityCode}
          disabled={isBusy}
          onChange={({ target }) => onChange({ ...entry, activityCode: String(target.value) })}
        />
      </Form.Item>
      <Form.Item className={styles.entry} label={<span id={`${id}way`}>{t('act.rejection.after')}</span>}>
        <Radio.Group
          vertical
          name={`${id}after`}
          aria-labelledby={`${id}way`}
          options={ways}
          value={entry.straightBack}
          disabled={isBusy}
          onChange={({ target }) => onChange({ ...entry, straightBack: target.value === true })}
        />
      </Form.Item>
    </>
  );
}
