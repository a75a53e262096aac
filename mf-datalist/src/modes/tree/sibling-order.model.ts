/** Row of a level with the number by which it stands in it; null for none, which stands last. */
export interface OrderedRow {
  readonly id: string;
  readonly value: number | null;
}

/** Distance between rows that get a number: others find room between them. */
const step = 10;

/**
 * Returns the numbers that rows of a level need so that one of them stands elsewhere: its own between those of its neighbours, and those of
 * others only where there is no room, or where they have none. Null where a row that matters was not read: it is null among `rows`.
 */
export function orderChanges(
  rows: readonly (OrderedRow | null)[],
  { from, to }: { readonly from: number; readonly to: number },
  fractionDigits: number,
): readonly { readonly id: string; readonly value: number }[] | null {
  const moved = rows[from];
  if (!moved) return null;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
  const start = firstWithout(next, to);
  if (start === null) return null;
  let last = start === 0 ? null : (next[start - 1]?.value ?? null);
  const changes: { id: string; value: number }[] = [];
  for (let at = start; at < next.length; at += 1) {
    const row = next[at];
    if (!row) return at > to ? changes : null;
    // What stands behind the moved one and after its number stays as it is; so does what has none.
    if (at > to && (row.value === null || last === null || row.value > last)) return changes;
    last = at === to ? between(last, next[at + 1]?.value ?? null, fractionDigits) : (last ?? 0) + step;
    changes.push({ id: row.id, value: last });
  }
  return changes;
}

/** Returns where the rows without a number begin that stand before a place; null where one of them was not read. */
function firstWithout(rows: readonly (OrderedRow | null)[], place: number): number | null {
  let start = place;
  while (start > 0) {
    const before = rows[start - 1];
    if (!before) return null;
    if (before.value !== null) break;
    start -= 1;
  }
  return start;
}

function between(before: number | null, after: number | null, fractionDigits: number): number {
  if (after === null) return (before ?? 0) + step;
  if (before === null) return after - step;
  const middle = Number(((before + after) / 2).toFixed(fractionDigits));
  return middle > before && middle < after ? middle : before + step;
}
