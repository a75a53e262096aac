import type { ListAnswer } from '@portico/shared-kit/contract/list-answers.schema';
import type { BizRecord, RecordPage } from '@portico/shared-kit/contract/records.schema';
import { type ChangedRecord, changedCodes } from './live-changes.model.ts';

/** Answer that is shown, and the same one as it is by now. */
export interface AnswerChange {
  readonly shown: ListAnswer;
  readonly next: ListAnswer;
}

/** Records that others changed: those that are drawn now, and how many they are with those that are not any more. */
export interface ListChanges {
  readonly changed: readonly ChangedRecord[];
  readonly count: number;
}

/** Returns the answers that are other ones by now; a record in them is never older than the one that is shown. */
export function otherAnswers(all: readonly AnswerChange[]): readonly AnswerChange[] {
  const shown = byId(all.flatMap((change) => recordsOf(change.shown).records));
  return all
    .map((change) => ({ ...change, next: withoutOlder(change.next, shown) }))
    .filter((change) => JSON.stringify(change.shown.data) !== JSON.stringify(change.next.data));
}

/** Returns the records that were changed, that came and that left, whatever part of a list they were shown in. */
export function changesIn(all: readonly AnswerChange[]): ListChanges {
  const parts = all.map(({ shown, next }) => ({ before: recordsOf(shown), after: recordsOf(next) }));
  const before = byId(parts.flatMap((part) => part.before.records));
  const after = byId(parts.flatMap((part) => part.after.records));
  const changed = [...after.values()].flatMap((record): ChangedRecord[] => {
    const known = before.get(record.id);
    return known === undefined || known.version >= record.version
      ? []
      : [{ id: record.id, codes: changedCodes(known, record) }];
  });
  const came = new Set(parts.flatMap((part) => newIn(part.before, part.after)).filter((id) => !before.has(id)));
  const left = new Set(parts.flatMap((part) => newIn(part.after, part.before)).filter((id) => !after.has(id)));
  return {
    changed: [...changed, ...[...came].map((id) => ({ id, codes: null }))],
    count: changed.length + came.size + left.size,
  };
}

/** Records of a part of a list as far as it was read, and whether there are more of them. */
interface ReadPart {
  readonly records: readonly BizRecord[];
  readonly hasMore: boolean;
}

const nothing: ReadPart = { records: [], hasMore: false };

/** Returns the records of an answer; none of one that was asked for its figures, or for one end of a range. */
function recordsOf(answer: ListAnswer): ReadPart {
  if (answer.endpointName === 'groupRecords' || answer.input.size <= 1) return nothing;
  const { pages, first } =
    answer.endpointName === 'queryRecords'
      ? { pages: [answer.data], first: answer.input.page }
      : { pages: answer.data.pages, first: 0 };
  const total = pages.at(-1)?.totalElements ?? 0;
  return {
    records: pages.flatMap(({ content }) => content),
    hasMore: (first + pages.length) * answer.input.size < total,
  };
}

/**
 * Returns the ids of the records of a part that were not in it before. Those behind the last one that stayed were not reached before, where
 * there were more: they only moved up.
 */
function newIn(before: ReadPart, after: ReadPart): string[] {
  const known = byId(before.records);
  const last = after.records.findLastIndex(({ id }) => known.has(id));
  return after.records.filter(({ id }, at) => !known.has(id) && (at < last || !before.hasMore)).map(({ id }) => id);
}

/** An answer may come from a replica that is behind. */
function withoutOlder(answer: ListAnswer, shown: ReadonlyMap<string, BizRecord>): ListAnswer {
  const newer = (page: RecordPage): RecordPage => ({
    ...page,
    content: page.content.map((record) => {
      const known = shown.get(record.id);
      return known !== undefined && known.version > record.version ? known : record;
    }),
  });
  if (answer.endpointName === 'queryRecords') return { ...answer, data: newer(answer.data) };
  if (answer.endpointName === 'groupRecords') return answer;
  return { ...answer, data: { ...answer.data, pages: answer.data.pages.map(newer) } };
}

const byId = (records: readonly BizRecord[]) => new Map<string, BizRecord>(records.map((each) => [each.id, each]));
