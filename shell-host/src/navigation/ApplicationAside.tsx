import { useFailure } from '@portico/shared-kit/api';
import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import { EmptyState, ErrorState } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import styles from './ApplicationAside.module.css';
import { ApplicationTree } from './ApplicationTree.tsx';
import { firstLeaf, searchTree, type TreeNode } from './application-tree.model.ts';
import { MenuOutline } from './MenuOutline.tsx';
import { navigationTexts } from './navigation.texts.ts';
import { useApplicationTree } from './use-application-tree.ts';
import { useOpenNode } from './use-open-node.ts';
import { useLoadingIndicator } from './use-loading-indicator.ts';

/** The aside of an application: a search box and the tree of its pages (shell spec, section 2). */
export function ApplicationAside({ appCode }: { readonly appCode: string }) {
  const { error, refetch, isFetching } = useListMenuQuery(appCode);
  const failure = useFailure(error);
  const tree = useApplicationTree(appCode);
  const isWaiting = useLoadingIndicator(tree === undefined && error === undefined);
  if (tree !== undefined && !isWaiting) return <SearchedTree tree={tree} />;
  if (error !== undefined && !isWaiting) {
    return <ErrorState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return <MenuOutline />;
}

/** Enter in the search box opens the first page that was found, the arrow key leads into the tree. */
function SearchedTree({ tree }: { readonly tree: readonly TreeNode[] }) {
  const t = navigationTexts.useT();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const found = useMemo(() => searchTree(tree, text), [tree, text]);
  const open = useOpenNode();
  const panel = useRef<HTMLDivElement>(null);
  const first = text.trim() === '' ? null : firstLeaf(found);
  if (tree.length === 0) return <EmptyState title={t('tree.empty')} hint={t('tree.emptyHint')} />;
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.search}>
        <SearchBox
          label={t('tree.search')}
          value={typed}
          onChange={setTyped}
          onSend={() => first && open(first)}
          onDown={() => panel.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()}
        />
      </div>
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          {t('tree.noResult')}
        </p>
      ) : (
        <ApplicationTree whole={tree} found={found} text={text} />
      )}
    </div>
  );
}
