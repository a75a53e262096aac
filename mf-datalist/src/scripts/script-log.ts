import type { ScriptFault } from '@portico/shared-kit/list-scripts';

/** Kinds of changes that scripts make, as the card names them. */
export type ScriptChange =
  | 'cells'
  | 'rows'
  | 'heads'
  | 'records'
  | 'notices'
  | 'refresh'
  | 'open'
  | 'select'
  | 'filter'
  | 'refusal';

/** Record of a call of a script, for the card. */
export interface ScriptCallRecord {
  /** The hook, or the interface as `apis.list`. */
  readonly name: string;
  /** Processor time, in ms. */
  readonly ms: number;
  readonly reads: readonly string[];
  readonly changes: Readonly<Partial<Record<ScriptChange, number>>>;
  readonly fault: ScriptFault | null;
}

/** Sum of the calls of one hook. */
export interface HookRecord {
  readonly name: string;
  readonly count: number;
  readonly ms: number;
  readonly reads: readonly string[];
  readonly changes: Readonly<Partial<Record<ScriptChange, number>>>;
  readonly fault: ScriptFault | null;
}

/** Returns one record for each hook, in the order in which they first ran; changes are those of the newest call. */
export function sumOfCalls(calls: readonly ScriptCallRecord[]): readonly HookRecord[] {
  const sums = new Map<string, HookRecord>();
  for (const { name, ms, reads, changes, fault } of calls) {
    const known = sums.get(name);
    sums.set(name, {
      name,
      count: (known?.count ?? 0) + 1,
      ms: (known?.ms ?? 0) + ms,
      reads: [...new Set([...(known?.reads ?? []), ...reads])],
      changes,
      fault: fault ?? known?.fault ?? null,
    });
  }
  return [...sums.values()];
}
