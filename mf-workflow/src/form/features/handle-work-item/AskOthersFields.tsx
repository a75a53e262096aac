import { Checkbox, Form, Radio } from 'antd';
import { useId } from 'react';
import { workflowTexts } from '../../../workflow.texts.ts';
import styles from '../../../instance/opinion/OpinionDialog.module.css';
import { PeopleField } from './PeopleField.tsx';
import { type PeopleAction, type ActionValues, takesSeveral } from './action-values.model.ts';

interface AskOthersFieldsProps {
  readonly action: PeopleAction;
  readonly entry: ActionValues;
  readonly isBusy: boolean;
  /** Reason for which the choice of people is refused; null where it is not. */
  readonly problem: string | null;
  onChange(entry: ActionValues): void;
}

/** Fields for the people who get the work or are asked for help or to sign, and for the choice to wait for them. */
export function AskOthersFields({ action, entry, isBusy, problem, onChange }: AskOthersFieldsProps) {
  const t = workflowTexts.useT();
  const id = useId();
  const timings = [
    { value: true, label: t('act.sign.before') },
    { value: false, label: t('act.sign.after') },
  ];
  return (
    <>
      <PeopleField
        label={t(`act.people.${action}`)}
        isMultiple={takesSeveral(action)}
        value={entry.people}
        isBusy={isBusy}
        problem={problem}
        onChange={(people) => onChange({ ...entry, people })}
      />
      {action === 'assist' && (
        <Checkbox
          checked={entry.isBefore}
          disabled={isBusy}
          onChange={({ target }) => onChange({ ...entry, isBefore: target.checked })}
        >
          {t('act.assistWaits')}
        </Checkbox>
      )}
      {action === 'addSign' && (
        <Form.Item className={styles.entry} label={<span id={`${id}when`}>{t('act.sign.when')}</span>}>
          <Radio.Group
            vertical
            name={`${id}timing`}
            aria-labelledby={`${id}when`}
            options={timings}
            value={entry.isBefore}
            disabled={isBusy}
            onChange={({ target }) => onChange({ ...entry, isBefore: target.value === true })}
          />
        </Form.Item>
      )}
    </>
  );
}
