import { useGetWorkItemCountQuery } from '@portico/shared-kit/api/workflow.api';
import { useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../app/session-context.ts';
import { CountBadge } from '../layout/CountBadge.tsx';
import { withReturn } from '../layout/header/back-target.ts';
import { useRemotes } from '../remotes/remotes-context.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { navigationTexts } from './navigation.texts.ts';
import { type MenuEntry, selectedEntry, workflowCenterEntries } from './workflow-center.model.ts';
import styles from './WorkflowCenterMenu.module.css';

/** The workflow center's menu; every link carries where it was followed (shell spec, section 2). */
export function WorkflowCenterMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const t = navigationTexts.useT();
  const { composition } = useRemotes();
  const user = useSession();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { data: counts } = useGetWorkItemCountQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const entries = useMemo(() => (user === null ? [] : workflowCenterEntries(composition, user)), [composition, user]);
  const selected = user === null ? undefined : selectedEntry(entries, pathname, user);
  usePageTitle(selected?.title[locale]);
  return (
    <div className={styles.menu} data-collapsed={isCollapsed}>
      {!isCollapsed && <h2 className={styles.heading}>{t('workflowCenter')}</h2>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink
              entry={entry}
              count={entry.badge === null ? 0 : (counts?.[entry.badge] ?? 0)}
              isSelected={entry === selected}
              isCollapsed={isCollapsed}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryLinkProps {
  readonly entry: MenuEntry;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isCollapsed: boolean;
}

function EntryLink({ entry: { path, title }, count, isSelected, isCollapsed }: EntryLinkProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <Link
      className={styles.entry}
      to={withReturn(path, pathname, search)}
      aria-current={isSelected ? 'page' : undefined}
      title={isCollapsed ? title[locale] : undefined}
    >
      <EntryIcon path={path} />
      <span className={styles.title}>{title[locale]}</span>
      {count > 0 && (
        <span className={styles.badge}>
          <CountBadge count={count} />
        </span>
      )}
    </Link>
  );
}
