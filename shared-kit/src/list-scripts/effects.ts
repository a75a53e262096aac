import {
  type CellDescription,
  DescriptionError,
  hrefOf,
  readCell,
  readRow,
  type RowDescription,
  type ScriptTone,
  scriptTones,
  textOf,
} from './descriptions.ts';
import type { ScriptFault } from './faults.ts';
import { scriptLimits } from './limits.ts';

/** Change that a script makes to the list. */
export type ScriptEffect =
  | {
      readonly do: 'cell';
      readonly id: string;
      readonly code: string;
      readonly description: readonly CellDescription[];
    }
  | { readonly do: 'head'; readonly code: string; readonly description: readonly CellDescription[] }
  | { readonly do: 'notify'; readonly text: string; readonly tone: ScriptTone }
  | { readonly do: 'refresh' }
  | { readonly do: 'open'; readonly href: string }
  | { readonly do: 'select'; readonly ids: readonly string[] };

/** Descriptions of rows and cells, by the record's id and the field's code. */
export interface RowDescriptions {
  readonly rows: ReadonlyMap<string, RowDescription>;
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, readonly CellDescription[]>>;
  /** The first that is none; null where all are. */
  readonly fault: ScriptFault | null;
}

type Members = Readonly<Record<string, unknown>>;
const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});

const readers: Readonly<Record<ScriptEffect['do'], (members: Members) => ScriptEffect>> = {
  cell: ({ id, code, description }) => ({
    do: 'cell',
    id: textOf(id, 'id'),
    code: textOf(code, 'code'),
    description: readCell(description),
  }),
  head: ({ code, description }) => ({ do: 'head', code: textOf(code, 'code'), description: readCell(description) }),
  notify: ({ text, tone }) => ({
    do: 'notify',
    text: textOf(text, 'text'),
    tone: scriptTones.find((each) => each === tone) ?? 'info',
  }),
  refresh: () => ({ do: 'refresh' }),
  open: ({ href }) => ({ do: 'open', href: hrefOf(href) }),
  select: ({ ids }) => ({
    do: 'select',
    ids: Array.isArray(ids) ? ids.slice(0, scriptLimits.effects).map((id) => textOf(id, 'id')) : [],
  }),
};

/** Reads the changes that a script makes; those that are none are left out, and the first of them is told. */
export function readEffects(values: readonly unknown[]): {
  effects: readonly ScriptEffect[];
  fault: ScriptFault | null;
} {
  let fault: ScriptFault | null = null;
  const effects = values.slice(0, scriptLimits.effects).flatMap((value) => {
    const members = membersOf(value);
    const reader = Object.entries(readers).find(([name]) => name === members['do'])?.[1];
    const effect = reader === undefined ? null : attempt(() => reader(members));
    if (effect instanceof DescriptionError) fault ??= invalid(effect);
    return effect === null || effect instanceof DescriptionError ? [] : [effect];
  });
  return { effects, fault };
}

/** Reads the answer of the hooks that draw; what is no description leaves the list's own cell. */
export function readDrawn(value: unknown): RowDescriptions {
  const drawnRows = new Map<string, RowDescription>();
  const drawnCells = new Map<string, Map<string, readonly CellDescription[]>>();
  let fault: ScriptFault | null = null;
  const keep = <T>(read: () => T, set: (described: T) => void) => {
    const described = attempt(read);
    if (described instanceof DescriptionError) fault ??= invalid(described);
    else set(described);
  };
  const { rows } = membersOf(value);
  for (const drawn of Array.isArray(rows) ? (rows as readonly unknown[]) : []) {
    const { id, row, cells } = membersOf(drawn);
    if (typeof id !== 'string') continue;
    if (row !== null && row !== undefined)
      keep(
        () => readRow(row),
        (mark) => drawnRows.set(id, mark),
      );
    const own = new Map<string, readonly CellDescription[]>();
    for (const [code, cell] of Object.entries(membersOf(cells))) {
      keep(
        () => readCell(cell),
        (described) => own.set(code, described),
      );
    }
    if (own.size > 0) drawnCells.set(id, own);
  }
  return { rows: drawnRows, cells: drawnCells, fault };
}

function attempt<T>(read: () => T): T | DescriptionError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DescriptionError) return error;
    throw error;
  }
}

const invalid = ({ message }: DescriptionError): ScriptFault => ({
  name: 'outputInvalid',
  params: { detail: message },
});
