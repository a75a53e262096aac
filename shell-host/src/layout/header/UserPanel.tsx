import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { IdcardOutlined, LogoutOutlined } from '@portico/shared-kit/ui/icons';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Tag } from 'antd/es';
import { Link } from 'react-router-dom';
import { menuEntries } from '../../navigation/menu-entries.model.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { layoutTexts } from '../layout.texts.ts';
import { HelpEntries } from './HelpEntries.tsx';
import rows from './MenuRows.module.css';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import styles from './UserPanel.module.css';
import { useTools } from './use-tools.tsx';

interface UserPanelProps {
  readonly user: CurrentUser;
  readonly withTools: boolean;
  /** Opens something else in the panel's place; null closes it. */
  readonly onOpen: (what: 'personalInfo' | 'theme' | null) => void;
}

/** Who is signed in, and what concerns this person (shell spec, section 2). */
export function UserPanel({ user, withTools, onOpen }: UserPanelProps) {
  const t = layoutTexts.useT();
  const signOut = useSignOut();
  const locale = useLocale();
  const tools = useTools(() => onOpen('theme'));
  return (
    <div
      className={styles['panel']}
      role="dialog"
      aria-label={t('user.open', { name: localised(user.name, user.name_i18n, locale) })}
    >
      <Who user={user} />
      <hr className={styles['line']} />
      <div className={rows['rows']}>
        <button type="button" className={rows['row']} onClick={() => onOpen('personalInfo')}>
          <IdcardOutlined aria-hidden="true" />
          {t('user.personalInfo')}
        </button>
        <ContributedRows user={user} onChosen={() => onOpen(null)} />
        {withTools &&
          tools.map(({ id, icon, label, onSelect }) => (
            <button key={id} type="button" className={rows['row']} onClick={onSelect}>
              {icon}
              {label}
            </button>
          ))}
        <button type="button" className={rows['row']} onClick={() => void signOut()}>
          <LogoutOutlined aria-hidden="true" />
          {t('user.logout')}
        </button>
      </div>
      {withTools && (
        <>
          <hr className={styles['line']} />
          <HelpEntries onChosen={() => onOpen(null)} />
        </>
      )}
    </div>
  );
}

function Who({ user }: { readonly user: CurrentUser }) {
  const t = layoutTexts.useT();
  const locale = useLocale();
  const { permissions, mobile, departmentName } = user;
  const isSystem = permissions.includes('SYS_MNG') || permissions.includes('ADMIN');
  return (
    <div className={styles['who']}>
      <Portrait user={user} size={44} />
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {localised(user.name, user.name_i18n, locale)}
          {isSystem && <Tag color="processing">{t('user.systemAdmin')}</Tag>}
          {!isSystem && user.isAppAdmin && <Tag color="processing">{t('user.appAdmin')}</Tag>}
        </p>
        {mobile !== null && <p className={styles['fact']}>{mobile}</p>}
        {departmentName !== null && (
          <p className={styles['fact']}>{localised(departmentName, user.departmentName_i18n, locale)}</p>
        )}
      </div>
    </div>
  );
}

interface ContributedRowsProps {
  readonly user: CurrentUser;
  readonly onChosen: () => void;
}

/** What remotes add to the user's menu. */
function ContributedRows({ user, onChosen }: ContributedRowsProps) {
  const { composition } = useRemotes();
  const locale = useLocale();
  return menuEntries(composition, 'user', user.permissions).map(({ path, title }) => (
    <Link key={path} className={rows['row']} to={path} onClick={onChosen}>
      {title[locale]}
    </Link>
  ));
}
