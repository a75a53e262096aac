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

  /** Checks cells of these columns, which begin at `from` in each line. Throws valueInvalid. */
  async check(lines: readonly (readonly CopyValue[])[], columns: readonly ModelColumn[], from: number): Promise<void> {
    const references: References = new Map();
    for (const [at, column] of columns.entries()) this.#gather(references, lines, column, from + at);
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

  #gather(to: References, lines: readonly (readonly CopyValue[])[], column: ModelColumn, at: number): void {
    const { refersTo, isList } = storages[column.storage];
    if (refersTo === null) return;
    for (const line of lines) {
      const cell = line[at];
      if (cell === null || cell === undefined) continue;
      const ids = isList ? (JSON.parse(String(cell)) as readonly string[]) : [String(cell)];
      for (const each of ids) {
        const [table, id] = placeOf(column, each);
        if (this.#known.get(table)?.has(id) !== true) noteReference(to, table, id, column);
      }
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
