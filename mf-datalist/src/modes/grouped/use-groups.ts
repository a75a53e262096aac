import { useGroupRecordsQuery } from '@portico/shared-kit/api/list-modes.api';
import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { RecordGroup } from '@portico/shared-kit/contract/record-groups.schema';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useMemo, useState } from 'react';
import type { ModeProps } from '../list-mode.ts';
import type { ToggledRows } from '../use-toggled-rows.ts';
import { areOpenAtFirst, type GroupNode, groupTree, openGroups, openLeaves } from './group-tree.model.ts';
import type { GroupRecords, ReadGroups } from './grouped-rows.model.ts';

const noGroups: readonly RecordGroup[] = [];

/** Returns all that the parts of a list in groups share: its groups, which are open, and the records that were read of them. */
export function useGroups(list: ModeProps, rows: ToggledRows) {
  const { config, criteria, groupBy } = list;
  const fields = useMemo(() => fieldsOf(config, groupBy), [config, groupBy]);
  const levels = useLevels(list, fields);
  const tree = useMemo(() => groupTree(fields, levels.groups), [fields, levels.groups]);
  const isOpenAtFirst = useFirst(levels.isRead ? areOpenAtFirst(tree) : null) ?? true;
  const open = useMemo(() => openGroups(tree, rows.toggled, isOpenAtFirst), [tree, rows.toggled, isOpenAtFirst]);
  const leaves = useMemo(() => openLeaves(tree, open), [tree, open]);
  const whole = useQueryRecordsQuery(
    { schemaCode: config.schemaCode, ...criteria, columns: [], page: 0, size: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const [read, setRead] = useState<ReadGroups>(new Map());
  useDrawn(list, { leaves, read, total: whole.data?.totalElements ?? 0 });
  return {
    groupBy,
    tree,
    open,
    leaves,
    read,
    whole: whole.data,
    ...levels,
    onRead: useStableCallback<[string, GroupRecords], void>((key, records) =>
      setRead((before) => new Map(before).set(key, records)),
    ),
    toggle: useStableCallback((key: string) => rows.toggle(key, !rows.toggled.has(key))),
  };
}

/** Model that the parts of a list in groups share. */
export type GroupsModel = ReturnType<typeof useGroups>;

/** Returns the first value that there was: groups that come and go do not open and close the others. */
function useFirst<TValue>(value: TValue | null): TValue | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}

function fieldsOf({ properties }: ModeProps['config'], groupBy: readonly string[]): readonly PropertyWithRights[] {
  return groupBy.flatMap((code) => properties.find((property) => property.code === code) ?? []);
}

/** Reads the groups of each level by themselves: an average of averages is none. */
function useLevels({ config: { schemaCode }, criteria }: ModeProps, fields: readonly PropertyWithRights[]) {
  const codes = fields.map(({ code }) => code);
  const asked = { schemaCode, ...criteria };
  const options = (level: number) => ({ refetchOnMountOrArgChange: true, skip: codes.length < level });
  const first = useGroupRecordsQuery({ ...asked, groupBy: codes.slice(0, 1) }, options(1));
  const second = useGroupRecordsQuery({ ...asked, groupBy: codes.slice(0, 2) }, options(2));
  const third = useGroupRecordsQuery({ ...asked, groupBy: codes.slice(0, 3) }, options(3));
  const levels = [first, second, third].slice(0, codes.length);
  const [one, two, three] = [first, second, third].map(({ data }) => data?.groups ?? noGroups);
  const depth = codes.length;
  return {
    groups: useMemo(
      () => [one, two, three].slice(0, depth).map((groups) => groups ?? noGroups),
      [one, two, three, depth],
    ),
    isRead: levels.every(({ data }) => data !== undefined),
    isFetching: levels.some(({ isFetching }) => isFetching),
    isCut: levels.some(({ data }) => data?.isCut === true),
    error: levels.find(({ error, data }) => error !== undefined && data === undefined)?.error,
    refetch: () => levels.forEach((level) => void level.refetch()),
  };
}

interface OpenRecords {
  readonly leaves: readonly GroupNode[];
  readonly read: ReadGroups;
  readonly total: number;
}

function useDrawn({ onDrawn }: ModeProps, { leaves, read, total }: OpenRecords): void {
  const records = useMemo(() => leaves.flatMap(({ key }) => read.get(key)?.records ?? []), [leaves, read]);
  useEffect(() => onDrawn({ records, total }), [onDrawn, records, total]);
}
