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
import { type ComponentType, createElement, type KeyboardEvent } from 'react';
import styles from './ApplicationTree.module.css';
import { foundBy, isFolder, type TreeNode, type TreeRow } from './application-tree.model.ts';
import { menuIcons } from './menu-icons.ts';
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
  /** Position of the row in the tree, in px. */
  readonly place: { readonly top: number; readonly height: number };
  readonly text: string;
  readonly isSelected: boolean;
  /** The one row that Tab reaches. */
  readonly isActive: boolean;
  readonly onChoose: (row: TreeRow) => void;
  /** The focus has come to the row, whoever brought it. */
  readonly onReach: (row: TreeRow) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Row of the tree. */
export function TreeItem({ row, place, text, isSelected, isActive, onChoose, onReach, onKeyDown }: TreeItemProps) {
  const { item, level, isExpanded } = row;
  const holdsOthers = isFolder(item.node);
  return (
    <li
      className={styles.row}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-expanded={holdsOthers && item.children.length > 0 ? isExpanded : undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ ...place, paddingInlineStart: 12 + (level - 1) * indent }}
      onClick={() => onChoose(row)}
      onFocus={() => onReach(row)}
      onKeyDown={onKeyDown}
    >
      <RightOutlined aria-hidden="true" className={styles.caret} data-shown={holdsOthers} data-expanded={isExpanded} />
      {createElement(iconOf(item.node, holdsOthers && isExpanded), { 'aria-hidden': 'true' })}
      <span className={styles.title}>
        {text.trim() === '' ? <Ellipsis text={item.title} /> : <MatchedTitle item={item} text={text} />}
      </span>
    </li>
  );
}

/** The icon that the package names, where there is such a one, else that of its type; an open folder looks open. */
function iconOf({ icon, type }: MenuNode, isOpen: boolean) {
  const named = icon !== null && Object.hasOwn(menuIcons, icon) ? menuIcons[icon] : undefined;
  const Icon = named ?? icons[type];
  return isOpen && Icon === FolderOutlined ? FolderOpenOutlined : Icon;
}

/** A title that was searched for; with the other language's name where that is what was found. */
function MatchedTitle({ item, text }: { readonly item: TreeNode; readonly text: string }) {
  const other = foundBy(item, text);
  return (
    <span className={styles.found} title={other === null ? item.title : `${item.title} ${other}`}>
      <MarkedTitle title={item.title} text={text} />
      {other !== null && (
        <span className={styles.other}>
          <MarkedTitle title={other} text={text} />
        </span>
      )}
    </span>
  );
}
