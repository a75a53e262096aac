import { useKeepAppearanceMutation } from '@portico/shared-kit/api/current-user.api';
import type { Appearance, CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Radio } from 'antd/es';
import styles from './AppearanceChoice.module.css';
import { settingsTexts } from './settings.texts.ts';

const choices = ['organisation', 'light', 'dark', 'system'] as const;

/** Light, dark, the system's or the organisation's: shown at once and kept for every device of this person. */
export function AppearanceChoice({ user }: { readonly user: CurrentUser }) {
  const t = settingsTexts.useT();
  const [keep] = useKeepAppearanceMutation();
  const choose = (chosen: Appearance | 'organisation') =>
    void keep({ appearance: chosen === 'organisation' ? null : chosen });
  return (
    <section className={styles.choice} aria-labelledby="own-appearance">
      <h3 className={styles.heading} id="own-appearance">
        {t('appearance.label')}
      </h3>
      <Radio.Group
        className={styles.options}
        aria-labelledby="own-appearance"
        value={user.appearance ?? 'organisation'}
        options={choices.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChange={({ target }) => choose(target.value as Appearance | 'organisation')}
      />
      <p className={styles.hint}>{t('appearance.hint')}</p>
    </section>
  );
}
