import { Spoken } from '@portico/shared-kit/ui/feedback';
import { satisfiedRules, passwordLength, passwordRules } from '@portico/shared-kit/contract/password-rules';
import { CheckCircleOutlined } from '@portico/shared-kit/ui/icons';
import styles from './PasswordChecklist.module.css';
import { settingsTexts } from './settings.texts.ts';
import type { TypedPasswords } from './use-change-password.ts';

interface PasswordChecklistProps {
  readonly typed: TypedPasswords;
  readonly isAdmin: boolean;
}

/** List of the rules for a new password, with marks at those that the typed one keeps (shell spec, section 5). */
export function PasswordChecklist({ typed, isAdmin }: PasswordChecklistProps) {
  const t = settingsTexts.useT();
  const kept = satisfiedRules(typed, isAdmin);
  const { least, most } = passwordLength(isAdmin);
  return (
    <ul className={styles.rules} aria-label={t('rules.label')}>
      {passwordRules.map((rule) => (
        <li key={rule} className={styles.rule} data-kept={kept.has(rule)}>
          {kept.has(rule) ? <CheckCircleOutlined aria-hidden="true" /> : <span className={styles.dot} />}
          <span>{t(`rules.${rule}`, { least, most })}</span>
          <Spoken>{t(kept.has(rule) ? 'rules.kept' : 'rules.missing')}</Spoken>
        </li>
      ))}
    </ul>
  );
}
