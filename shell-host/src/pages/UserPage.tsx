import { useSession } from '../app/session-context.ts';
import { PersonalInfo } from '../settings/PersonalInfo.tsx';
import { SessionsLink } from '../settings/SessionsLink.tsx';
import { settingsTexts } from '../settings/settings.texts.ts';
import styles from './UserPage.module.css';

/** The user's own data as a page. */
export function UserPage() {
  const t = settingsTexts.useT();
  const user = useSession();
  if (user === null) return null;
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('info')}</h1>
      <PersonalInfo user={user} />
      <SessionsLink />
    </section>
  );
}
