import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type ReactNode, useMemo, useState } from 'react';
import { mayBeSet } from '../board/board-values.model.ts';
import type { ModeProps } from '../list-mode.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { TreeNode } from './tree-nodes.model.ts';
import { parentCodeOf } from './tree-query.model.ts';
import { useSiblingOrder } from './use-sibling-order.ts';
import type { TreeModel } from './use-tree.ts';

/** Returns what can be done with the place of a row: below another record, or earlier and later in its level. */
export function useRowActions(
  { config, isPhone }: ModeProps,
  tree: TreeModel,
  onEdit: ((record: BizRecord) => void) | null = null,
) {
  const [moved, setMoved] = useState<BizRecord | null>(null);
  const parent = config.properties.find(({ code }) => code === parentCodeOf(config));
  const isMovable = parent !== undefined && mayBeSet(parent);
  const order = useSiblingOrder(tree);
  const canOrder = order !== null;
  const place = useStableCallback((node: TreeNode, to: number) => void order?.(node, to));
  const actionsOf = useMemo(() => {
    if (!isMovable && !canOrder && onEdit === null) return null;
    return (record: BizRecord, node: TreeNode) =>
      record.actions.includes('edit') && (
        <RowMenu
          node={node}
          record={record}
          isTabStop={isPhone}
          onPlace={canOrder && !node.isInCircle ? place : null}
          onMove={isMovable ? setMoved : null}
          onEdit={onEdit}
        />
      );
  }, [isMovable, canOrder, place, isPhone, onEdit]);
  const dialog: ReactNode = moved !== null && parent !== undefined && (
    <MoveDialog parent={parent} record={moved} onClose={() => setMoved(null)} />
  );
  return { actionsOf, place, canOrder, dialog };
}
