import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import type {
  CellDescription,
  RowDescription,
  ScriptEffect,
  ScriptFault,
  ScriptLine,
} from '@portico/shared-kit/list-scripts';
import type { ScriptCallRecord } from './script-log.ts';

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
