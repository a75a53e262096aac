import type { OfferedForm } from '@portico/shared-kit/contract/external-links.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Checkbox, Tag } from 'antd';
import { shareFormTexts } from './share-form.texts.ts';
import styles from './ShareForm.module.css';

interface FieldChoiceProps {
  readonly form: OfferedForm;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Choice of the fields that a link asks for; those that would let strangers search other records are marked, and ticked only by hand. */
export function FieldChoice({ form: { fields }, chosen, onChange }: FieldChoiceProps) {
  const t = shareFormTexts.useT();
  const locale = useLocale();
  const toggle = (code: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, code] : chosen.filter((each) => each !== code));
  return (
    <fieldset className={styles.field}>
      <legend>{t('fields')}</legend>
      <div className={styles.choices}>
        {fields.map(({ code, name, name_i18n, looksUp }) => (
          <Checkbox key={code} checked={chosen.includes(code)} onChange={({ target }) => toggle(code, target.checked)}>
            {localised(name, name_i18n, locale)} {looksUp && <Tag color="warning">{t('looksUp')}</Tag>}
          </Checkbox>
        ))}
      </div>
      {fields.some(({ looksUp }) => looksUp) && <span className={styles.hint}>{t('looksUpHint')}</span>}
    </fieldset>
  );
}
