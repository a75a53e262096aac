import { type KeyboardEvent, useMemo, useState } from 'react';
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
import { isAt } from './node-target.model.ts';
import type { TreeMove } from '@portico/shared-kit/ui/keys';
import { treeMove } from './tree-keys.model.ts';
import { useOpenNode } from './use-open-node.ts';

/** Content of a tree. */
export interface TreeContent {
  /** All nodes that the user may open: a folder's first child is looked for here. */
  readonly whole: readonly TreeNode[];
  /** Nodes that the search leaves. */
  readonly found: readonly TreeNode[];
  readonly text: string;
}

/** The rows to show: which is open, which the keys are at, and what choosing and keys do. */
export function useTree({ whole, found, text }: TreeContent) {
  const open = useOpenNode();
  const { pathname, search } = useLocation();
  const selectedId = useMemo(
    () => findLeaf(whole, (node) => isAt(node, { pathname, search }))?.node.id ?? null,
    [whole, pathname, search],
  );
  const { isExpanded, toggle } = useExpanded(whole, selectedId, text);
  const rows = useMemo(() => visibleRows(found, isExpanded), [found, isExpanded]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = rows.find(({ item }) => item.node.id === (activeId ?? selectedId)) ?? rows[0];

  const reach = ({ item }: TreeRow) => setActiveId(item.node.id);
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
    if (active === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') choose(active);
    else {
      const move = treeMove(rows, active, event.key);
      if (move === null) return;
      apply(move);
    }
    event.preventDefault();
  };
  return { rows, selectedId, active, choose, reach, handleKey };
}

/**
 * Keeps the folders that are open: those the user opened and those around the selected node; in a search all of them,
 * but those that the user closes in it.
 */
function useExpanded(whole: readonly TreeNode[], selectedId: string | null, text: string) {
  const [flipped, setFlipped] = useState<Readonly<Record<string, boolean>>>({});
  const around = useMemo(() => new Set(pathTo(whole, ({ id }) => id === selectedId)), [whole, selectedId]);
  const wanted = text.trim();
  return useMemo(() => {
    const key = (id: string) => `${wanted}/${id}`;
    const isOpen = (id: string, now: typeof flipped) => now[key(id)] ?? (wanted !== '' || around.has(id));
    return {
      isExpanded: (id: string) => isOpen(id, flipped),
      toggle: (id: string) => setFlipped((now) => ({ ...now, [key(id)]: !isOpen(id, now) })),
    };
  }, [around, flipped, wanted]);
}

function inWhole(tree: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const item of tree) {
    if (item.node.id === id) return item;
    const found = inWhole(item.children, id);
    if (found) return found;
  }
  return undefined;
}
