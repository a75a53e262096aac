import type { AppError } from '@portico/shared-kit/errors';
import type { RefusedRecord } from '../batches/refusals.ts';

/** Records that stay for one reason, as a job keeps them. */
export interface RefusalGroup {
  readonly code: number;
  readonly params: AppError['params'];
  readonly count: number;
  /** Of the first records. */
  readonly names: readonly string[];
}

/** Names that are kept of one reason, and reasons that are kept at all: the rest is counted with one of its kind. */
const most = { names: 3, reasons: 50 } as const;

/** The reasons of a job with those of some more records, the most frequent first. */
export function gatherRefusals(kept: readonly RefusalGroup[], more: readonly RefusedRecord[]): readonly RefusalGroup[] {
  const groups = new Map(kept.map((refusal) => [keyOf(refusal), refusal]));
  for (const { name, error } of more) {
    const { code, params } = error;
    const key = groupFor(groups, { code, params });
    const group = groups.get(key) ?? { code, params, count: 0, names: [] };
    const names = name === null || group.names.length >= most.names ? group.names : [...group.names, name];
    groups.set(key, { ...group, count: group.count + 1, names });
  }
  return [...groups.values()].toSorted((left, right) => right.count - left.count);
}

type Reason = Pick<RefusalGroup, 'code' | 'params'>;

const keyOf = ({ code, params }: Reason) => JSON.stringify([code, params]);

/** Every record can have a reason of its own, such as what somebody entered: what is one too many joins its like. */
function groupFor(groups: ReadonlyMap<string, RefusalGroup>, reason: Reason): string {
  const key = keyOf(reason);
  if (groups.has(key) || groups.size < most.reasons) return key;
  const like = [...groups].find(([, { code }]) => code === reason.code);
  return like?.[0] ?? key;
}
