import { appError } from '@portico/shared-kit/errors';
import { formatValue, propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type ModelTable, type RecordValues, uniqueIndexName } from '../../../records/index.ts';

const uniqueViolation = '23505';

/** Runs the write; a value that another record has already becomes valueNotUnique with the data item's name. */
export async function withUniqueCheck<T>(
  { table, columns }: ModelTable,
  values: RecordValues,
  locale: Locale,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const clash = clashingIndex(error);
    const column = [...columns.values()].find((each) => uniqueIndexName(table, each) === clash);
    if (column === undefined) throw error;
    const { property, code } = column;
    const value = formatValue(property, values[code], { locale });
    throw appError('valueNotUnique', { property: propertyName(property, locale), value });
  }
}

/** The name of the unique index that refused a row; undefined for any other failure. */
function clashingIndex(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== uniqueViolation) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
