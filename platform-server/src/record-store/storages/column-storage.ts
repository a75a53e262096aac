import type { ModelIndexKind } from '@portico/shared-kit/contract/model-indexes.schema';
import type { FilterValue, OperatorId } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { sql } from '../../database/sql.ts';
import type { ModelColumn } from '../schema/model-table.ts';

/** A condition in SQL. */
export type Condition = RawBuilder<boolean>;
/** An expression in SQL, such as a column. */
export type Expression = RawBuilder<unknown>;
/** A value as pg and COPY write it. */
export type ColumnValue = string | boolean | null;

/** Operators that hold; the others are their exact opposites, so that an empty value satisfies "is not". */
export type PositiveOperator =
  | 'isNull'
  | 'equal'
  | 'contains'
  | 'greaterThan'
  | 'lessThan'
  | 'greaterThanOrEqual'
  | 'lessThanOrEqual'
  | 'between'
  | 'in'
  | 'of'
  | 'have';

/** SQL of one operator on a column of the record row `r`. */
export type Comparison = (column: Expression, value: FilterValue) => Condition;
/** SQL of the operators that a storage knows. */
export type Comparisons = Partial<Record<PositiveOperator, Comparison>>;

/** A word and whose records it is looked for in. Its look-ups say the tenant themselves, so that they run once, not per row. */
export interface WordSearch {
  readonly word: string;
  readonly corpId: string;
}

/** Place of a value in an order, as a cursor holds it: text that is cast back. */
export interface CursorValue {
  readonly cast: RawBuilder<unknown>;
  /** Returns whether a text that came from outside is one that the database wrote. */
  isValid(text: string): boolean;
}

/** SQL of values that are stored alike in a column; the facts about them are shared-kit's (`fields/storages`). */
export interface ColumnStorage {
  /** The type of the column. */
  readonly type: string;
  /** Returns a value of the wire, which was checked by its kind, for the column. */
  toColumn(value: unknown): ColumnValue;
  /** Returns the column as it leaves PostgreSQL as JSON. `tenant` is the row's corp_id, for what is joined. */
  serialize(column: Expression, tenant: Expression, source: Pick<ModelColumn, 'property' | 'visibleAs'>): Expression;
  readonly comparisons: Comparisons;
  /** SQL that looks for a word; null where the stored value is no text. */
  readonly search: ((column: Expression, search: WordSearch, kept: ModelColumn) => Condition) | null;
  /** The name to sort by instead of an id, which says nothing; null where the column itself decides. */
  readonly sortName: ((column: Expression, kept: ModelColumn, locale: Locale) => Expression) | null;
  readonly cursor: CursorValue;
  /** The indexes that there can be, and the operators by which the first of them finds records. */
  readonly indexes: { readonly kinds: readonly ModelIndexKind[]; readonly operators: readonly OperatorId[] };
}

/** Returns a value as it is. */
export const asIs = (value: unknown): ColumnValue => value as ColumnValue;
/** Returns a value as JSON text. */
export const asJson = (value: unknown): ColumnValue => JSON.stringify(value);

/** Returns a column that leaves the database as it is. */
export const serializeAsIs = (column: Expression): Expression => column;

/** Cursors over texts, which hold whatever PostgreSQL can. */
export const textCursor: CursorValue = {
  cast: sql`::text`,
  isValid: (text) => !text.includes('\u0000') && text.isWellFormed(),
};

/** An index that finds single values in their order. */
export const orderedIndexes = ['ascending', 'descending'] as const;
/** No index. */
export const noIndexes: ColumnStorage['indexes'] = { kinds: [], operators: [] };
