import { useGetWorkItemCountQuery } from '@portico/shared-kit/api/workflow.api';
import { Link, useLocation } from 'react-router-dom';
import { CountBadge } from '../layout/CountBadge.tsx';
import { useApplicationTree } from '../navigation/use-application-tree.ts';
import styles from './SingleApplication.module.css';
import { pageShown, samePath } from './single-application.ts';
import { singleEntries } from './single-entries.model.ts';
import { singleTexts } from './single.texts.ts';

/** Scrolls the page that is shown into sight: on a phone the row is longer than the screen. */
const showInRow = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** The row of pages of the application that stands alone, with what waits for the user in it and the page that is shown in sight. */
export function SingleEntries({ appCode }: { readonly appCode: string }) {
  const t = singleTexts.useT();
  const pages = singleEntries(useApplicationTree(appCode) ?? []);
  const { data } = useGetWorkItemCountQuery({ appCode }, { refetchOnMountOrArgChange: 60 });
  const entries = [
    { path: '/app-home', title: t('home') },
    { path: '/app-todo', title: t('todo'), count: data?.workItemCount },
    { path: '/app-done', title: t('done') },
    { path: '/app-toread', title: t('toRead'), count: data?.circulateItemCount },
    ...pages.map((page) => ({ ...page, count: 0 })),
  ];
  const shown = pageShown(useLocation());
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.entries}>
        {entries.map(({ path, title, count = 0 }) => {
          const current = samePath(path, shown) ? ({ 'aria-current': 'page', ref: showInRow } as const) : {};
          return (
            <li key={path}>
              <Link className={styles.entry} to={path} {...current}>
                {title}
                <CountBadge count={count} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
