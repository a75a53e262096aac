import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { RowMenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button } from 'antd';
import { treeTexts } from './tree.texts.ts';
import { titleOf } from './record-title.ts';
import type { TreeNode } from './tree-nodes.model.ts';

interface RowMenuProps {
  readonly node: TreeNode;
  readonly record: BizRecord;
  /** Puts it at another place in its level; null where its place is not kept. */
  readonly onPlace: ((node: TreeNode, to: number) => void) | null;
  /** Asks for another parent; null where it cannot have one. */
  readonly onMove: ((record: BizRecord) => void) | null;
  /** Opens what it is drawn by; null where that is the form's alone. */
  readonly onEdit: ((record: BizRecord) => void) | null;
  /** False in a grid, where a key of its own leads into a cell. */
  readonly isTabStop: boolean;
}

/** Menu of what a drag does, and of what none can do. */
export function RowMenu({ node, record, onPlace, onMove, onEdit, isTabStop }: RowMenuProps) {
  const t = treeTexts.useT();
  const { index, siblings } = node;
  const items = [
    ...(onEdit === null ? [] : [{ key: 'edit', label: t('edit') }]),
    ...(onPlace === null
      ? []
      : [
          { key: 'up', label: t('up'), disabled: index === 0 },
          { key: 'down', label: t('down'), disabled: index === siblings - 1 },
        ]),
    ...(onMove === null ? [] : [{ key: 'move', label: t('moveTo') }]),
  ];
  const handleClick = ({ key }: { readonly key: string }) => {
    if (key === 'edit') onEdit?.(record);
    else if (key === 'move') onMove?.(record);
    else onPlace?.(node, key === 'up' ? index - 1 : index + 1);
  };
  return (
    <RowMenuButton placement="bottomRight" menu={{ items, onClick: handleClick }}>
      <Button
        type="text"
        size="small"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t('actionsOf', { name: titleOf(record) })}
        icon={<EllipsisOutlined aria-hidden="true" />}
      />
    </RowMenuButton>
  );
}
