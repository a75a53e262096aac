import { useSession } from '../app/session-context.ts';
import { PersonalInfo } from '../layout/header/PersonalInfo.tsx';
import styles from './UserPage.module.css';
import { layoutTexts } from '../layout/layout.texts.ts';

/** The user's own data as a page. */
export function UserPage() {
  const t = layoutTexts.useT();
  const user = useSession();
  if (user === null) return null;
  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>{t('user.personalInfo')}</h1>
      <PersonalInfo user={user} />
    </section>
  );
}
