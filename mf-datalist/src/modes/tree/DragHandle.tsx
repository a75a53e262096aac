import { HolderOutlined } from '@portico/shared-kit/ui/icons';
import styles from './Tree.module.css';
import type { TreeNode } from './tree-nodes.model.ts';

/** Handle by which a row is dragged to another place in its level. For the pointer only: the row's menu moves it by keys. */
export function DragHandle({ node }: { readonly node: TreeNode }) {
  if (node.isInCircle || node.record?.actions.includes('edit') !== true) return null;
  return (
    <span className={styles.handle} data-drag={node.key} aria-hidden="true">
      <HolderOutlined />
    </span>
  );
}
