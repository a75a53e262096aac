import { type KeyboardEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  findLeaf,
  firstLeaf,
  isFolder,
  pathTo,
  type TreeNode,
  type TreeRow,
  visibleRows,
} from './application-tree.model.ts';
import styles from './ApplicationTree.module.css';
import { isAt } from './node-target.model.ts';
import { navigationTexts } from './navigation.texts.ts';
import { type TreeMove, treeMove } from './tree-keys.model.ts';
import { TreeItem } from './TreeItem.tsx';
import { useOpenNode } from './use-open-node.ts';

interface ApplicationTreeProps {
  /** Everything the user may open: a folder's first child is looked for here. */
  readonly whole: readonly TreeNode[];
  /** What the search leaves. */
  readonly found: readonly TreeNode[];
  readonly text: string;
}

/** The tree of an application's pages: by mouse, and by arrow keys as trees are moved in. */
export function ApplicationTree(props: ApplicationTreeProps) {
  const t = navigationTexts.useT();
  const { rows, selectedId, activeId, active, choose, handleKey } = useTree(props);
  return (
    <ul className={styles['tree']} role="tree" aria-label={t('tree.label')}>
      {rows.map((row) => (
        <TreeItem
          key={row.item.node.id}
          row={row}
          text={props.text}
          isSelected={row.item.node.id === selectedId}
          isActive={row === active}
          hasFocus={row.item.node.id === activeId}
          onChoose={choose}
          onKeyDown={handleKey}
        />
      ))}
    </ul>
  );
}

/** The rows to show: which is open, which the keys are at, and what choosing and keys do. */
function useTree({ whole, found, text }: ApplicationTreeProps) {
  const open = useOpenNode();
  const address = useLocation();
  const selectedId = findLeaf(whole, (node) => isAt(node, address))?.node.id ?? null;
  const { isExpanded, toggle } = useExpanded(whole, selectedId, text);
  const rows = visibleRows(found, isExpanded);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = rows.find(({ item }) => item.node.id === (activeId ?? selectedId)) ?? rows[0];

  const choose = ({ item, isExpanded: wasExpanded }: TreeRow) => {
    setActiveId(item.node.id);
    if (!isFolder(item.node)) return open(item.node);
    toggle(item.node.id);
    const first = wasExpanded ? null : firstLeaf([inWhole(whole, item.node.id) ?? item]);
    if (first !== null) open(first);
  };
  const apply = (move: TreeMove) => {
    if (move.kind === 'focus') setActiveId(move.id);
    else toggle(move.id);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (active === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') choose(active);
    else {
      const move = treeMove(rows, active, event.key);
      if (move === null) return;
      apply(move);
    }
    event.preventDefault();
  };
  return { rows, selectedId, activeId, active, choose, handleKey };
}

/** Which folders are open: those the user opened, those around the selected node, and all of them in a search. */
function useExpanded(whole: readonly TreeNode[], selectedId: string | null, text: string) {
  const [flipped, setFlipped] = useState<Readonly<Record<string, boolean>>>({});
  const around = pathTo(whole, ({ id }) => id === selectedId);
  const isSearching = text.trim() !== '';
  const isExpanded = (id: string) => isSearching || (flipped[id] ?? around.includes(id));
  const toggle = (id: string) => setFlipped((before) => ({ ...before, [id]: !(before[id] ?? around.includes(id)) }));
  return { isExpanded, toggle };
}

function inWhole(tree: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const item of tree) {
    if (item.node.id === id) return item;
    const found = inWhole(item.children, id);
    if (found) return found;
  }
  return undefined;
}
