import { appError } from '@portico/shared-kit/errors';
import { formatValue, propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, inSavepoint } from '../../../database/index.ts';
import { type ModelColumn, type ModelTable, type RecordValues, uniqueIndexName } from '../../../record-store/index.ts';

const uniqueViolation = '23505';

/** Runs the write; a value that another record has already becomes valueNotUnique with the field's name. */
export async function withUniqueCheck<T>(
  table: ModelTable,
  values: RecordValues,
  locale: Locale,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const column = conflictingColumn(table, error);
    if (column === undefined) throw error;
    const { property, code } = column;
    const value = formatValue(property, values[code], { locale });
    throw appError('valueNotUnique', { property: propertyName(property, locale), value, propertyCode: code });
  }
}

/**
 * Writes the row of a draft without the values that other records have: their fields are `taken`. The draft waits
 * for another value, or for the one that is there to go; finishing it is refused until then.
 */
export async function withoutTaken<T>(
  trx: DatabaseTransaction,
  table: ModelTable,
  values: RecordValues,
  write: (values: RecordValues) => Promise<T>,
): Promise<{ readonly result: T; readonly taken: readonly string[] }> {
  const taken: string[] = [];
  const free: Record<string, RecordValues[string]> = { ...values };
  for (;;) {
    try {
      return { result: await inSavepoint(trx, () => write(free)), taken };
    } catch (error) {
      const column = conflictingColumn(table, error);
      if (column === undefined || taken.includes(column.code)) throw error;
      taken.push(column.code);
      free[column.code] = null;
    }
  }
}

/** The column whose unique index refused a row; undefined for any other failure. */
function conflictingColumn({ table, columns }: ModelTable, error: unknown): ModelColumn | undefined {
  const index = conflictingIndex(error);
  return index === undefined
    ? undefined
    : [...columns.values()].find((column) => uniqueIndexName(table, column) === index);
}

function conflictingIndex(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== uniqueViolation) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
