import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { InboxOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useApplicationTree } from '../navigation/use-application-tree.ts';
import styles from './SingleApplication.module.css';
import { singleApplication } from './single-application.ts';
import { singleEntries } from './single-entries.model.ts';
import { singleTexts } from './single.texts.ts';

/** One application alone: its own row of pages over what is shown of it (shell spec, section 2: single-application mode). */
export function SingleApplication({ children }: { readonly children: (appCode: string) => ReactNode }) {
  const appCode = singleApplication();
  if (appCode === null) return <NoneChosen />;
  return (
    <div className={styles['page']}>
      <Entries appCode={appCode} />
      <div className={styles['content']}>{children(appCode)}</div>
    </div>
  );
}

function Entries({ appCode }: { readonly appCode: string }) {
  const t = singleTexts.useT();
  const pages = singleEntries(useApplicationTree(appCode) ?? []);
  const entries = [
    { path: '/app-home', title: t('home') },
    { path: '/app-todo', title: t('todo') },
    { path: '/app-done', title: t('done') },
    { path: '/app-toread', title: t('toRead') },
    ...pages,
  ];
  return (
    <nav aria-label={t('label')}>
      <ul className={styles['entries']}>
        {entries.map(({ path, title }) => (
          <li key={path}>
            <NavLink className={styles['entry'] ?? ''} to={path}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoneChosen() {
  const navigate = useNavigate();
  const t = singleTexts.useT();
  return (
    <StateBlock
      isPage
      icon={<InboxOutlined />}
      title={t('none.title')}
      hint={t('none.hint')}
      actions={
        <Button type="primary" onClick={() => void navigate('/app-list/applications')}>
          {t('none.choose')}
        </Button>
      }
    />
  );
}
