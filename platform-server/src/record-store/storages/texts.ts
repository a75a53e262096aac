import { sql } from '../../database/sql.ts';
import { containing } from '../query/filters/filter-values.ts';
import { asIs, asJson, type ColumnStorage, orderedIndexes, serializeAsIs, textCursor } from './column-storage.ts';
import { listComparisons, textComparisons } from './comparisons.ts';

/** Text that people write. */
export const text: ColumnStorage = {
  type: 'text',
  toColumn: asIs,
  serialize: serializeAsIs,
  comparisons: textComparisons,
  search: (column, { word }) => sql`${column} ilike ${containing(word)}`,
  sortName: null,
  cursor: textCursor,
  indexes: { kinds: [...orderedIndexes, 'text'], operators: ['equal', 'isNull'] },
};

/** Times of a day, whose text has their order. */
export const time: ColumnStorage = {
  ...text,
  search: null,
  indexes: { kinds: orderedIndexes, operators: ['equal', 'isNull'] },
};

/** Several texts as a JSON list. */
export const texts: ColumnStorage = {
  type: 'jsonb',
  toColumn: asJson,
  serialize: serializeAsIs,
  comparisons: listComparisons,
  search: (column, { word }) =>
    sql`exists (select 1 from jsonb_array_elements_text(${column}) kept(name) where kept.name ilike ${containing(word)})`,
  sortName: null,
  cursor: textCursor,
  indexes: { kinds: ['members'], operators: ['contains'] },
};
