import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import styles from './SignIn.module.css';

/** Person whom a question is about: portrait, name and account. */
export function Person({ user }: { readonly user: CurrentUser }) {
  const name = localised(user.name, user.name_i18n, useLocale());
  return (
    <div className={styles.person}>
      <Portrait user={user} size={40} />
      <div className={styles.names}>
        <div className={styles.name}>{name}</div>
        <div className={styles.account}>{user.username}</div>
      </div>
    </div>
  );
}
