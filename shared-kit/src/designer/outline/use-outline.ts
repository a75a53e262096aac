import { treeMove } from '../../ui/keys/tree-keys.model.ts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type OutlineNode, outlinePath, type OutlineRow, outlineRows } from './outline-rows.model.ts';

/** Direction in which a part goes among its siblings. */
export type OutlineDirection = 'up' | 'down';

interface OutlineKeysInput<TNode extends OutlineNode> {
  readonly nodes: readonly TNode[];
  readonly selectedId: string;
  onSelect(id: string): void;
  /** Null where the document is only read. */
  readonly onMove: ((id: string, direction: OutlineDirection) => void) | null;
}

const directions: Readonly<Record<string, OutlineDirection>> = { ArrowUp: 'up', ArrowDown: 'down' };

/**
 * Keeps which parts of an outline are closed, and handles its keys as trees have them; Alt with an arrow key moves the
 * selected part. The focus and the selection are one: what is selected elsewhere is in sight.
 */
export function useOutline<TNode extends OutlineNode>({
  nodes,
  selectedId,
  onSelect,
  onMove,
}: OutlineKeysInput<TNode>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState(selectedId);
  // While drawing, so that the row of what was selected on the canvas is there at once.
  if (seen !== selectedId) {
    setSeen(selectedId);
    const around = outlinePath(nodes, selectedId);
    if (around.some((id) => closed.has(id))) setClosed(new Set([...closed].filter((id) => !around.includes(id))));
  }
  const rows = useMemo(() => outlineRows(nodes, closed), [nodes, closed]);
  const toggle = ({ id, isExpanded }: OutlineRow<TNode>) => {
    if (isExpanded === null) return;
    setClosed(isExpanded ? new Set([...closed, id]) : new Set([...closed].filter((each) => each !== id)));
    // What is selected does not go out of sight.
    if (isExpanded && outlinePath(nodes, selectedId).includes(id)) onSelect(id);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = rows.findIndex(({ id }) => id === selectedId);
    const direction = event.altKey ? directions[event.key] : undefined;
    const move = event.altKey ? null : treeMove(rows, at, event.key);
    if (direction !== undefined) onMove?.(selectedId, direction);
    else if (move === null) return;
    else if (move.kind === 'focus') onSelect(move.id);
    else if (rows[at] !== undefined) toggle(rows[at]);
    event.preventDefault();
    event.stopPropagation();
  };
  return { rows, toggle, handleKey };
}
