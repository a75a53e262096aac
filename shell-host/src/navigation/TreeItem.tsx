import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import {
  BarChartOutlined,
  FileOutlined,
  FolderOpenOutlined,
  FolderOutlined,
  HomeOutlined,
  RightOutlined,
  TableOutlined,
} from '@portico/shared-kit/ui/icons';
import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './ApplicationTree.module.css';
import { isFolder, type TreeRow } from './application-tree.model.ts';
import { MarkedTitle } from './MarkedTitle.tsx';

const icons: Readonly<Record<MenuNode['type'], ComponentType<{ 'aria-hidden': 'true' }>>> = {
  Folder: FolderOutlined,
  Page: FileOutlined,
  BizModel: TableOutlined,
  Report: BarChartOutlined,
  HomePage: HomeOutlined,
};

/** Px that each level stands further in. */
const indent = 16;

interface TreeItemProps {
  readonly row: TreeRow;
  readonly text: string;
  readonly isSelected: boolean;
  /** The one row that Tab reaches. */
  readonly isActive: boolean;
  readonly hasFocus: boolean;
  readonly onChoose: (row: TreeRow) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One row of the tree. */
export function TreeItem({ row, text, isSelected, isActive, hasFocus, onChoose, onKeyDown }: TreeItemProps) {
  const { item, level, isExpanded } = row;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Only from row to row: a row that comes back while somebody types in the search box must not take the focus.
    const isInTree = element.current?.closest('[role="tree"]')?.contains(document.activeElement);
    if (hasFocus && isInTree) element.current?.focus();
  }, [hasFocus]);
  const holdsOthers = isFolder(item.node);
  const Icon = holdsOthers && isExpanded ? FolderOpenOutlined : icons[item.node.type];
  return (
    <li
      ref={element}
      className={styles['row']}
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      aria-expanded={holdsOthers && item.children.length > 0 ? isExpanded : undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ paddingInlineStart: 12 + (level - 1) * indent }}
      onClick={() => onChoose(row)}
      onKeyDown={onKeyDown}
    >
      <RightOutlined
        aria-hidden="true"
        className={styles['caret']}
        data-shown={holdsOthers}
        data-expanded={isExpanded}
      />
      <Icon aria-hidden="true" />
      <span className={styles['title']}>
        {text.trim() === '' ? <Ellipsis text={item.title} /> : <MarkedTitle title={item.title} text={text} />}
      </span>
    </li>
  );
}
