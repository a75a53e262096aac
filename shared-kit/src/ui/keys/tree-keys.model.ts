import { nextPosition } from './next-position.model.ts';

/** Row of a tree that is in sight, as keys see it. */
export interface TreeKeyRow {
  readonly id: string;
  /** Null at the top. */
  readonly parentId: string | null;
  /** The words by whose first letter it is found. */
  readonly label: string;
  /** Null where it has no rows below it. */
  readonly isExpanded: boolean | null;
}

/** Effect of a key in a tree: it moves the focus to a row, or opens or closes one. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'toggle'; readonly id: string };

/** The move of a key from a row, as WAI-ARIA describes trees; null where the key does nothing. */
export function treeMove(rows: readonly TreeKeyRow[], at: number, key: string): TreeMove | null {
  const row = rows[at];
  if (row === undefined) return null;
  const to = (next: TreeKeyRow | undefined): TreeMove | null => (next ? { kind: 'focus', id: next.id } : null);
  if (key === 'ArrowRight') {
    if (row.isExpanded === null) return null;
    return row.isExpanded ? to(rows[at + 1]) : { kind: 'toggle', id: row.id };
  }
  if (key === 'ArrowLeft') {
    if (row.isExpanded === true) return { kind: 'toggle', id: row.id };
    return row.parentId === null ? null : { kind: 'focus', id: row.parentId };
  }
  const next = nextPosition(key, { at, count: rows.length, axis: 'vertical' });
  return to(next === null ? rowThatBegins([...rows.slice(at + 1), ...rows.slice(0, at + 1)], key) : rows[next]);
}

/** The next row whose words begin with a letter or digit that was typed. */
function rowThatBegins(rows: readonly TreeKeyRow[], key: string): TreeKeyRow | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
  return rows.find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()));
}
