import { useFailure } from '@portico/shared-kit/api';
import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import { EmptyState, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { useDeferredValue, useState } from 'react';
import styles from './ApplicationAside.module.css';
import { ApplicationTree } from './ApplicationTree.tsx';
import { searchTree } from './application-tree.model.ts';
import { navigationTexts } from './navigation.texts.ts';
import { useApplicationTree } from './use-application-tree.ts';

/** The aside of an application: a search box and the tree of its pages (shell spec, section 2). */
export function ApplicationAside({ appCode }: { readonly appCode: string }) {
  const t = navigationTexts.useT();
  const { error, refetch } = useListMenuQuery(appCode);
  const failure = useFailure(error);
  const tree = useApplicationTree(appCode);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  if (tree === undefined && error !== undefined) {
    return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  }
  if (tree === undefined) {
    return (
      <div className={styles['loading']}>
        <LinesSkeleton lines={6} />
      </div>
    );
  }
  if (tree.length === 0) return <EmptyState title={t('tree.empty')} hint={t('tree.emptyHint')} />;
  const found = searchTree(tree, text);
  return (
    <>
      <div className={styles['search']}>
        <SearchBox label={t('tree.search')} value={typed} onChange={setTyped} />
      </div>
      {found.length === 0 ? (
        <p className={styles['none']} role="status">
          {t('tree.noResult')}
        </p>
      ) : (
        <ApplicationTree whole={tree} found={found} text={text} />
      )}
    </>
  );
}
