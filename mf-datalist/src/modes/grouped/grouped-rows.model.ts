import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { GroupNode } from './group-tree.model.ts';

/** Records of a group, as far as they were read. */
export interface GroupRecords {
  readonly records: readonly BizRecord[];
  /** Number of its records. */
  readonly total: number;
  readonly error: unknown;
  /** Reads more of them; null while it does, and where there are none. */
  readonly more: (() => void) | null;
  readonly retry: () => void;
}

/** Row of a list in groups: a group, a record, or the place of the records that are still to be read. */
export type GroupedRow =
  | { readonly kind: 'group'; readonly key: string; readonly node: GroupNode }
  | {
      readonly kind: 'record';
      readonly key: string;
      readonly record: BizRecord;
      readonly index: number;
      readonly siblings: number;
    }
  | { readonly kind: 'rest'; readonly key: string; readonly read: GroupRecords | null; readonly siblings: number };

/** Records of groups that were read, by the keys of the groups. */
export type ReadGroups = ReadonlyMap<string, GroupRecords>;

/** Returns the rows of groups. */
export function groupRows(nodes: readonly GroupNode[]): readonly GroupedRow[] {
  return nodes.map((node) => ({ kind: 'group', key: node.key, node }));
}

/** Returns the rows below one: the groups that it falls into, or its records. */
export function rowsBelow(row: GroupedRow, read: ReadGroups): readonly GroupedRow[] {
  if (row.kind !== 'group') return [];
  return row.node.isLast ? recordRows(row.node, read.get(row.key) ?? null) : groupRows(row.node.groups);
}

function recordRows({ key, group }: GroupNode, read: GroupRecords | null): readonly GroupedRow[] {
  const siblings = read?.total ?? group.count;
  const rows = (read?.records ?? []).map(
    (record, index): GroupedRow => ({ kind: 'record', key: record.id, record, index, siblings }),
  );
  if (read !== null && rows.length >= siblings) return rows;
  return [...rows, { kind: 'rest', key: `${key}#rest`, read, siblings }];
}
