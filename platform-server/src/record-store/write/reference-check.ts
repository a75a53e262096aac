import { appError } from '@portico/shared-kit/errors';
import { storages } from '@portico/shared-kit/fields';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { modelTableName } from '../schema/identifiers.ts';
import type { ModelColumn } from '../schema/model-table.ts';
import { relationOf } from '../schema/relations.ts';
import type { CopyValue } from './copy-text.ts';

/** Ids of one table that are kept in mind; more than these are looked up once more. */
const mostKnown = 50_000;

/** Ids that rows have, by their table, with the field that names them. */
type References = Map<string, Map<string, ModelColumn>>;

interface CheckNeeds {
  readonly corpId: string;
  /** Table that is loaded: its records may name others that come later in the same load. */
  readonly table: string;
}

/** Lines that are checked together. */
interface ReferenceBatch {
  /** Yields the lines and notes what they name. */
  noted(lines: Iterable<readonly CopyValue[]>): Iterable<readonly CopyValue[]>;
  /** Checks what the lines named that were taken. Throws valueInvalid. */
  check(): Promise<void>;
}

/**
 * Refuses people, departments and records that do not exist, for all rows of a batch at once. An id is looked up once,
 * however many rows have it.
 */
export class ReferenceCheck {
  readonly #trx: Database;
  readonly #needs: CheckNeeds;
  readonly #known = new Map<string, Set<string>>();
  readonly #later: References = new Map();

  constructor(trx: Database, needs: CheckNeeds) {
    this.#trx = trx;
    this.#needs = needs;
  }

  /** Begins a batch of lines, whose cells of these columns begin at `from` in each. */
  batch(columns: readonly ModelColumn[], from: number): ReferenceBatch {
    const references: References = new Map();
    const referring = columns.flatMap((column, at) =>
      storages[column.storage].refersTo === null ? [] : [{ column, at: from + at }],
    );
    const note = (line: readonly CopyValue[]) => {
      for (const { column, at } of referring) this.#gather(references, line[at], column);
    };
    return {
      *noted(lines) {
        for (const line of lines) {
          note(line);
          yield line;
        }
      },
      check: () => this.#check(references),
    };
  }

  async #check(references: References): Promise<void> {
    for (const [table, ids] of references) {
      const missing = await this.#missing(table, ids);
      if (table !== this.#needs.table) refuseFirst(missing);
      else for (const [id, column] of missing) noteReference(this.#later, table, id, column);
      this.#note(
        table,
        [...ids.keys()].filter((id) => !missing.has(id)),
      );
    }
  }

  /** Checks what waited for the rest of the load. Throws valueInvalid. */
  async end(): Promise<void> {
    for (const [table, ids] of this.#later) refuseFirst(await this.#missing(table, ids));
  }

  #gather(to: References, cell: CopyValue | undefined, column: ModelColumn): void {
    if (cell === null || cell === undefined) return;
    const { isList } = storages[column.storage];
    const ids = isList ? (JSON.parse(String(cell)) as readonly string[]) : [String(cell)];
    for (const each of ids) {
      const [table, id] = placeOf(column, each);
      if (this.#known.get(table)?.has(id) !== true) noteReference(to, table, id, column);
    }
  }

  async #missing(table: string, ids: ReadonlyMap<string, ModelColumn>): Promise<ReadonlyMap<string, ModelColumn>> {
    const { rows } = await sql<{ id: string }>`select asked.id from unnest(${[...ids.keys()]}::text[]) asked(id)
      where not exists (select 1 from ${sql.id(table)} t where t.corp_id = ${this.#needs.corpId} and t.id = asked.id)`.execute(
      this.#trx,
    );
    const missing = new Set(rows.map(({ id }) => id));
    return new Map([...ids].filter(([id]) => missing.has(id)));
  }

  #note(table: string, ids: readonly string[]): void {
    const known = this.#known.get(table);
    if (known === undefined || known.size > mostKnown) this.#known.set(table, new Set(ids));
    else for (const id of ids) known.add(id);
  }
}

function noteReference(to: References, table: string, id: string, column: ModelColumn): void {
  const own = to.get(table);
  if (own === undefined) to.set(table, new Map([[id, column]]));
  else if (!own.has(id)) own.set(id, column);
}

/** The table in which a value of a column is looked up, and its id there. */
function placeOf({ storage, property }: ModelColumn, value: string): readonly [string, string] {
  const { refersTo } = storages[storage];
  if (refersTo === 'record') return [modelTableName(relationOf(property).schemaCode), value];
  if (refersTo !== 'unit') return [refersTo === 'user' ? 'app_user' : 'department', value];
  return [value.startsWith('3:') ? 'app_user' : 'department', value.slice(2)];
}

function refuseFirst(missing: ReadonlyMap<string, ModelColumn>): void {
  for (const [reason, { property }] of missing) throw appError('valueInvalid', { property: property.name, reason });
}
