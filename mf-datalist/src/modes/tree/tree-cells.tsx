import { SkeletonBar, Spoken } from '@portico/shared-kit/ui/feedback';
import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import { Tooltip } from 'antd';
import { createContext, type ReactNode, use, useEffect } from 'react';
import styles from './Tree.module.css';
import { treeTexts } from './tree.texts.ts';
import type { TreeNode } from './tree-nodes.model.ts';
import { parentOf } from './tree-query.model.ts';
import { topKey } from './tree-state.model.ts';
import type { TreeModel } from './use-tree.ts';
import { pageKey } from './use-wanted-pages.ts';

/** Gives the cells below the tree that they are of: it changes as it is read, and the columns do not. */
export const TreeContext = createContext<TreeModel | null>(null);

/** Place of a record that is still to be read: it is read once this is in sight. */
export function UnreadCell({ node }: { readonly node: TreeNode }) {
  const t = treeTexts.useT();
  const tree = use(TreeContext);
  const want = tree?.pages.want;
  const { branch, index } = node;
  const failure = tree?.pages.failures.get(pageKey(node));
  useEffect(() => want?.({ branch, index }), [want, branch, index]);
  if (failure !== undefined) {
    return (
      <button type="button" tabIndex={-1} className={styles.retry} onClick={failure.retry}>
        {t('failed')}
      </button>
    );
  }
  return (
    <span role="img" aria-label={t('loading')} className={styles.unread}>
      <SkeletonBar width={`${60 + ((index * 37) % 80)}px`} />
    </span>
  );
}

interface TitleCellProps {
  readonly node: TreeNode;
  /** The cell as a list has it. */
  readonly children: ReactNode;
}

/** First cell of a row: what a list shows there, how many records are below it, and what is to be known of its place. */
export function TitleCell({ node, children }: TitleCellProps) {
  const t = treeTexts.useT();
  const tree = use(TreeContext);
  const { record, branch, index, isInCircle } = node;
  const watch = isInCircle ? undefined : tree?.pages.watch;
  useEffect(() => watch?.({ branch, index }), [watch, branch, index]);
  if (tree === null || record === null) return children;
  const count = tree.state.counts.get(record.id) ?? 0;
  const parent = node.branch === topKey ? parentOf(tree.input.config, record) : null;
  return (
    <>
      {children}
      {count > 0 && (
        <span className={styles.count} title={t('count', { count })}>
          {count}
        </span>
      )}
      {node.isInCircle && <Circle name={parent?.name ?? ''} />}
      {parent !== null && !node.isInCircle && <span className={styles.below}>{t('below', { name: parent.name })}</span>}
    </>
  );
}

function Circle({ name }: { readonly name: string }) {
  const t = treeTexts.useT();
  const reason = t('circleReason', { name });
  return (
    <Tooltip title={reason}>
      <span className={styles.circle}>
        <WarningOutlined aria-hidden="true" /> {t('circle')}
        <Spoken>{reason}</Spoken>
      </span>
    </Tooltip>
  );
}
