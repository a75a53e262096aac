import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect } from 'react';
import type { ModeProps } from '../list-mode.ts';
import { useRecordsAsScrolled } from '../use-records-as-scrolled.ts';
import type { GroupNode } from './group-tree.model.ts';
import type { GroupsModel } from './use-groups.ts';

/** Records of a group that are read at once. */
const recordsAtOnce = 100;
/** Fields that are read beside those of the columns. */
const noFields: readonly string[] = [];

interface GroupReadersProps {
  readonly list: ModeProps;
  readonly groups: GroupsModel;
}

/** Reads the records of the groups that are open; draws nothing. */
export function GroupReaders({ list, groups }: GroupReadersProps) {
  return groups.leaves.map((node) => <GroupReader key={node.key} list={list} node={node} onRead={groups.onRead} />);
}

interface GroupReaderProps {
  readonly list: ModeProps;
  readonly node: GroupNode;
  readonly onRead: GroupsModel['onRead'];
}

function GroupReader({ list, node: { key, filter }, onRead }: GroupReaderProps) {
  const part = useRecordsAsScrolled(list, { filter, codes: noFields, size: recordsAtOnce });
  const { records, total, error, isRead } = part;
  const hasMore = part.more !== null;
  const readMore = useStableCallback(() => part.more?.());
  const retry = useStableCallback(() => part.refetch());
  useEffect(() => {
    if (isRead || error !== undefined) onRead(key, { records, total, error, more: hasMore ? readMore : null, retry });
  }, [key, onRead, records, total, error, isRead, hasMore, readMore, retry]);
  return null;
}
