import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { can } from '@portico/shared-kit/permissions';
import {
  AuditOutlined,
  FileTextOutlined,
  IdcardOutlined,
  LaptopOutlined,
  LockOutlined,
  LogoutOutlined,
} from '@portico/shared-kit/ui/icons';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { Tag } from 'antd/es';
import { Link } from 'react-router-dom';
import { menuEntries } from '../../navigation/menu-entries.model.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { HelpEntries } from './HelpEntries.tsx';
import rows from './MenuRows.module.css';
import { OpenInBrowser } from './OpenInBrowser.tsx';
import { panelsTexts } from './panels.texts.ts';
import { badgeOf } from './user-badge.model.ts';
import styles from './UserPanel.module.css';
import { type Tool, useTools } from './use-tools.tsx';

interface UserPanelProps {
  readonly user: CurrentUser;
  readonly withTools: boolean;
  /** Opens something else in the panel's place; null closes it. */
  readonly onOpen: (what: 'settings' | 'password' | 'theme' | null) => void;
}

/** Panel of the user who is signed in, with the entries that concern them (shell spec, section 2). */
export function UserPanel({ user, withTools, onOpen }: UserPanelProps) {
  const t = panelsTexts.useT();
  const signOut = useSignOut();
  const locale = useLocale();
  const tools = useTools(() => onOpen('theme'));
  const close = () => onOpen(null);
  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-label={t('user.open', { name: localised(user.name, user.name_i18n, locale) })}
    >
      <UserIdentity user={user} />
      <hr className={styles.line} />
      <div className={rows.rows}>
        <button type="button" className={rows.row} onClick={() => onOpen('settings')}>
          <IdcardOutlined aria-hidden="true" />
          {t('user.settings')}
        </button>
        {user.mayChangePassword && (
          <button type="button" className={rows.row} onClick={() => onOpen('password')}>
            <LockOutlined aria-hidden="true" />
            {t('user.password')}
          </button>
        )}
        <OwnRows onChosen={close} />
        <AuditRow user={user} onChosen={close} />
        <ContributedRows user={user} onChosen={close} />
        {withTools && tools.map((tool) => <ToolRow key={tool.id} tool={tool} onChosen={close} />)}
        <OpenInBrowser onChosen={close} />
        <button type="button" className={rows.row} onClick={() => void signOut()}>
          <LogoutOutlined aria-hidden="true" />
          {t('user.logout')}
        </button>
      </div>
      {withTools && (
        <>
          <hr className={styles.line} />
          <HelpEntries onChosen={close} />
        </>
      )}
    </div>
  );
}

function UserIdentity({ user }: { readonly user: CurrentUser }) {
  const t = panelsTexts.useT();
  const locale = useLocale();
  const { mobile, departmentName } = user;
  const badge = badgeOf(user);
  return (
    <div className={styles.who}>
      <Portrait user={user} size={44} />
      <div className={styles.facts}>
        <p className={styles.name}>
          {localised(user.name, user.name_i18n, locale)}
          {badge !== null && <Tag color="processing">{t(`user.${badge}`)}</Tag>}
        </p>
        {mobile !== null && <p className={styles.fact}>{mobile}</p>}
        {departmentName !== null && (
          <p className={styles.fact}>{localised(departmentName, user.departmentName_i18n, locale)}</p>
        )}
      </div>
    </div>
  );
}

function ToolRow({ tool: { icon, label, does }, onChosen }: { readonly tool: Tool; readonly onChosen: () => void }) {
  if ('href' in does) {
    return (
      <a className={rows.row} href={does.href} target="_blank" rel="noreferrer" onClick={onChosen}>
        {icon}
        {label}
      </a>
    );
  }
  return (
    <button type="button" className={rows.row} onClick={does.onSelect}>
      {icon}
      {label}
    </button>
  );
}

interface RowsProps {
  readonly user: CurrentUser;
  readonly onChosen: () => void;
}

/** The ways to the person's own drafts and sessions. */
function OwnRows({ onChosen }: Pick<RowsProps, 'onChosen'>) {
  const t = panelsTexts.useT();
  return (
    <>
      <Link className={rows.row} to="/my-draft" onClick={onChosen}>
        <FileTextOutlined aria-hidden="true" />
        {t('user.drafts')}
      </Link>
      <Link className={rows.row} to="/my-sessions" onClick={onChosen}>
        <LaptopOutlined aria-hidden="true" />
        {t('user.sessions')}
      </Link>
    </>
  );
}

/** Link to the audit trail, for users who may read it. */
function AuditRow({ user, onChosen }: RowsProps) {
  const t = panelsTexts.useT();
  if (!can(user.permissions, 'audit:read')) return null;
  return (
    <Link className={rows.row} to="/audit-trail" onClick={onChosen}>
      <AuditOutlined aria-hidden="true" />
      {t('user.auditTrail')}
    </Link>
  );
}

/** Rows that remotes add to the user's menu. */
function ContributedRows({ user, onChosen }: RowsProps) {
  const { composition } = useRemotes();
  const locale = useLocale();
  return menuEntries(composition, 'user', user.permissions).map(({ path, title }) => (
    <Link key={path} className={rows.row} to={path} onClick={onChosen}>
      {title[locale]}
    </Link>
  ));
}
