import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';
import { readUnseenChanges, type UnseenChanges } from '../../../record-store/index.ts';

/** Writes that are remembered; who last looked before them has to count anew. */
const mostWrites = 5_000;

/** A moment in the history of a model's records. */
export interface Moment {
  /** Grows when writes went unseen: nothing is known of what changed between two ages. */
  readonly age: number;
  /** Number of times that records had been written. */
  readonly writes: number;
}

/** Log of which records of one model were written and when, as one process has seen it. */
export interface ChangeLog {
  /** The moment up to which the log knows of every write; at least `writes` writes after the beginning. */
  upTo(writes: number): Promise<Moment>;
  /** The records written between two moments; null where it is not known of all. */
  between(from: Moment, to: Moment): readonly string[] | null;
  /**
   * Returns the number of writes at which it was last not known which records they changed: there may be a great many
   * more since.
   */
  unknownAt(): number;
}

interface Write {
  readonly writes: number;
  readonly records: readonly string[] | null;
}

/** The writes that may be met again, with their times: what is older than the latest by more than a while is not asked for. */
function lately(seen: ReadonlyMap<string, string>, changes: UnseenChanges['changes']): Map<string, string> {
  const known = [...seen, ...changes.map(({ id, at }) => [id, at] as const)];
  const latest = known.reduce((most, [, at]) => (at > most ? at : most), '');
  const horizon = latest === '' ? '' : new Date(Date.parse(latest) - 4_000).toISOString();
  return new Map(known.filter(([, at]) => at >= horizon));
}

/** Follows the writes of a model in one database. */
export function changeLog(db: Database, model: { readonly corpId: string; readonly schemaCode: ModelCode }): ChangeLog {
  let moment: Moment = { age: 0, writes: -1 };
  let seen = new Map<string, string>();
  let log: Write[] = [];
  let unknownAt = -1;
  let reading: Promise<void> | undefined;

  async function readOn(): Promise<void> {
    const last = [...seen.values()].reduce<string | null>((most, at) => (most === null || at > most ? at : most), null);
    const { writes, changes } = await readUnseenChanges(db, model, { since: last, seen: [...seen.keys()] });
    const isWhole = moment.writes + changes.length === writes;
    const age = isWhole ? moment.age : moment.age + 1;
    log = isWhole ? [...log, ...changes.map(({ records }) => ({ writes, records }))].slice(-mostWrites) : [];
    moment = { age, writes };
    if (!isWhole || changes.some(({ records }) => records === null)) unknownAt = writes;
    seen = lately(seen, changes);
  }

  /** Reads once at a time; who comes while one is under way waits for that. */
  function readOnce(): Promise<void> {
    reading ??= readOn().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async upTo(writes) {
      // The question that is under way may have been asked before these writes.
      if (moment.writes < writes) await readOnce();
      if (moment.writes < writes) await readOnce();
      return moment;
    },
    unknownAt: () => unknownAt,
    between(from, to) {
      if (from.age !== to.age) return null;
      const between = log.filter((write) => write.writes > from.writes && write.writes <= to.writes);
      if (between.length !== to.writes - from.writes) return null;
      const records = between.map((write) => write.records);
      return records.some((each) => each === null) ? null : [...new Set(records.flatMap((each) => each ?? []))];
    },
  };
}
