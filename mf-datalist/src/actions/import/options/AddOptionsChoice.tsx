import type { ImportHeads } from '@portico/shared-kit/contract/imports.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Checkbox } from 'antd';
import { useId } from 'react';
import styles from '../Import.module.css';
import { optionsTexts } from './options.texts.ts';

interface AddOptionsChoiceProps {
  readonly targets: ImportHeads['targets'];
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The choice that unknown texts become options; nothing where no field takes options from this person. */
export function AddOptionsChoice({ targets, isOn, onChange }: AddOptionsChoiceProps) {
  const t = optionsTexts.useT();
  const locale = useLocale();
  const hintId = useId();
  const names = targets
    .filter(({ takesOptions }) => takesOptions)
    .map(({ name, name_i18n, groupName, groupName_i18n }) => {
      const own = localised(name, name_i18n, locale);
      return groupName === null ? own : `${localised(groupName, groupName_i18n, locale)} · ${own}`;
    });
  if (names.length === 0) return null;
  return (
    <div>
      <Checkbox checked={isOn} aria-describedby={hintId} onChange={({ target }) => onChange(target.checked)}>
        {t('add')}
      </Checkbox>
      <p id={hintId} className={styles.hint}>
        {t('explain', { names: names.join(t('separator')) })}
      </p>
    </div>
  );
}
