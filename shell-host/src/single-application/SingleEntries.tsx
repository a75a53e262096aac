import { useGetWorkItemCountQuery } from '@portico/shared-kit/api/workflow.api';
import { NavLink } from 'react-router-dom';
import { CountBadge } from '../layout/CountBadge.tsx';
import { useApplicationTree } from '../navigation/use-application-tree.ts';
import styles from './SingleApplication.module.css';
import { singleEntries } from './single-entries.model.ts';
import { singleTexts } from './single.texts.ts';

/** The row of pages of the application that stands alone, with what waits for the user in it. */
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
  return (
    <nav aria-label={t('label')}>
      <ul className={styles['entries']}>
        {entries.map(({ path, title, count = 0 }) => (
          <li key={path}>
            <NavLink className={styles['entry'] ?? ''} to={path}>
              {title}
              <CountBadge count={count} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
