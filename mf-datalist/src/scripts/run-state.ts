import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import type {
  CellDescription,
  RowDescription,
  ScriptAnswer,
  ScriptEffect,
  ScriptFault,
  ScriptLine,
} from '@portico/shared-kit/list-scripts';
import type { ScriptCallRecord, ScriptChange } from './script-log.ts';

/** State of a script that runs, as it is drawn. */
export interface RunState {
  readonly page: RecordPage | null;
  readonly isLoading: boolean;
  readonly rows: ReadonlyMap<string, RowDescription>;
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, readonly CellDescription[]>>;
  readonly heads: ReadonlyMap<string, readonly CellDescription[]>;
  /** The newest fault; null where there is none, or where it was read. */
  readonly fault: ScriptFault | null;
  readonly isRunning: boolean;
  readonly calls: readonly ScriptCallRecord[];
  readonly lines: readonly ScriptLine[];
}

/** Changes that a hook makes beside what it describes; the list makes them. */
export type ListEffect = Exclude<ScriptEffect, { do: 'cell' } | { do: 'head' }>;

/** Hooks that people cause: only these may lead elsewhere or select. */
export const ofActions: ReadonlySet<string> = new Set(['onPreAction', 'onCustomAction', 'onActionDone']);

/** Returns the descriptions with those that effects add, and the effects that are the list's to make. */
export function appliedEffects(
  effects: readonly ScriptEffect[],
  before: Pick<RunState, 'cells' | 'heads'>,
  mayLead: boolean,
): Pick<RunState, 'cells' | 'heads'> & { readonly others: readonly ListEffect[] } {
  const cells = new Map([...before.cells].map(([id, own]) => [id, new Map(own)]));
  const heads = new Map(before.heads);
  const others: ListEffect[] = [];
  for (const effect of effects) {
    if (effect.do === 'cell') {
      const own = cells.get(effect.id) ?? new Map<string, readonly CellDescription[]>();
      cells.set(effect.id, own.set(effect.code, effect.description));
    } else if (effect.do === 'head') heads.set(effect.code, effect.description);
    else if (mayLead || effect.do === 'notify') others.push(effect);
  }
  return { cells, heads, others };
}

/** Number of cells that are described. */
export const sizeOf = (cells: RunState['cells']) => [...cells.values()].reduce((sum, own) => sum + own.size, 0);

/** Returns what render hooks draw with what other hooks describe, which goes first. */
export function mergedCells(before: RunState['cells'], drawn: RunState['cells']): RunState['cells'] {
  const merged = new Map([...drawn].map(([id, own]) => [id, new Map(own)]));
  for (const [id, own] of before) merged.set(id, new Map([...(merged.get(id) ?? []), ...own]));
  return merged;
}

/** Returns the descriptions without those of some records, which are described anew. */
export function withoutRecords(
  { rows, cells, heads }: Pick<RunState, 'rows' | 'cells' | 'heads'>,
  records: readonly { readonly id: string }[],
): Pick<RunState, 'rows' | 'cells' | 'heads'> {
  const ids: ReadonlySet<string> = new Set(records.map(({ id }) => id));
  const others = <T>(all: ReadonlyMap<string, T>) => new Map([...all].filter(([id]) => !ids.has(id)));
  return { rows: others(rows), cells: others(cells), heads };
}

/** Returns the number of changes of each kind that a hook makes, for the card. */
export function changesBy(effects: readonly ScriptEffect[], others: readonly ListEffect[]) {
  const count = (kind: ScriptEffect['do']) => effects.filter((effect) => effect.do === kind).length;
  const led = others.flatMap((effect) => (effect.do === 'notify' ? [] : [[effect.do, 1] as const]));
  return { cells: count('cell'), heads: count('head'), notices: count('notify'), ...Object.fromEntries(led) };
}

/** Calls that the card remembers. */
const mostCalls = 500;
/** Lines of the console that it remembers. */
const mostLines = 200;

interface AnsweredCall {
  readonly name: string;
  readonly answer: ScriptAnswer;
  readonly reads: readonly string[];
}

/** Returns the state with one more call. */
export function withCall({ calls, lines }: RunState, { name, answer, reads }: AnsweredCall): Partial<RunState> {
  const { ms, fault } = answer;
  const record = { name, ms, reads: [...new Set(reads)], changes: {}, fault };
  return {
    calls: [...calls, record].slice(-mostCalls),
    lines: [...lines, ...answer.lines].slice(-mostLines),
    ...(fault === null ? {} : { fault, isLoading: false }),
  };
}

/** Returns the calls with what the newest of them changed; null where it changed nothing. */
export function withChanges(
  calls: RunState['calls'],
  changes: Readonly<Partial<Record<ScriptChange, number>>>,
): RunState['calls'] | null {
  const made = Object.entries(changes).filter(([, count]) => count > 0);
  const last = calls.at(-1);
  if (last === undefined || made.length === 0) return null;
  return [...calls.slice(0, -1), { ...last, changes: { ...last.changes, ...Object.fromEntries(made) } }];
}
