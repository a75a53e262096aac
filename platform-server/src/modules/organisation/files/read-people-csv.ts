import { type AppError, appError, textParam } from '@portico/shared-kit/errors';
import type { BilingualText } from '@portico/shared-kit/i18n';
import { Value } from 'typebox/value';
import { type CsvCell, CsvFault, readCsv } from '../../../text-files/csv.ts';
import { describeFault, pathOf } from '../../../text-files/positioned-file.ts';
import { type Located, wrongMember } from './located.ts';
import { PersonEntry } from './organisation-file.schema.ts';
import { organisationTexts } from './organisation-file.texts.ts';

/** The columns of a CSV file of people, by the members of an entry. */
export const personColumns = Object.keys(PersonEntry.properties) as (keyof PersonEntry)[];

const lists: ReadonlySet<string> = new Set(['departments', 'roles']);
/** Members that an empty cell does not empty: it says nothing of them. */
const neverEmpty: ReadonlySet<string> = new Set(['id', 'syncType']);

/**
 * Reads people from a CSV file, whose first line names the columns. A column that is not there says nothing, an empty
 * cell empties; several departments or roles are parted by semicolons. Throws organisationInvalid.
 */
export function readPeopleCsv(file: string, text: string): Located<PersonEntry>[] {
  const [head, ...lines] = recordsOf(file, text);
  if (head === undefined) throw wrongFile(file, '1:1', organisationTexts.noColumns);
  const columns = head.map(({ text: name, place }, index) => {
    const isRepeated = head.findIndex((each) => each.text.trim() === name.trim()) < index;
    const isKnown = (personColumns as readonly string[]).includes(name.trim());
    const words = isRepeated ? organisationTexts.columnTwice : organisationTexts.columnUnknown;
    if (isRepeated || !isKnown) throw wrongFile(file, place, words(name));
    return name.trim();
  });
  return lines.map((cells) => personOf(file, columns, cells));
}

function wrongFile(file: string, place: string, detail: BilingualText): AppError {
  return appError('organisationInvalid', { file, place, ...textParam('detail', detail) });
}

function recordsOf(file: string, text: string): CsvCell[][] {
  try {
    return readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    throw wrongFile(file, error.place, organisationTexts.csvUnreadable(error.message));
  }
}

function personOf(file: string, columns: readonly string[], cells: readonly CsvCell[]): Located<PersonEntry> {
  const place = cells[0]?.place ?? '1:1';
  if (cells.length !== columns.length) {
    throw wrongFile(file, place, organisationTexts.cellCount(cells.length, columns.length));
  }
  const members = columns.map((column, index) => [column, valueOf(column, cells[index]?.text ?? '')] as const);
  const places = { '': place, ...Object.fromEntries(columns.map((column, at) => [column, cells[at]?.place ?? place])) };
  const value: unknown = Object.fromEntries(members.filter(([, member]) => member !== undefined));
  if (Value.Check(PersonEntry, value)) return { value, file, places };
  const [fault] = Value.Errors(PersonEntry, value);
  const member = String(pathOf(fault?.instancePath ?? '')[0] ?? 'account');
  throw wrongMember({ value, file, places }, member, describeFault(fault));
}

function valueOf(column: string, text: string): unknown {
  if (lists.has(column)) {
    const parts = text.split(';').map((part) => part.trim());
    return parts.filter((part) => part !== '');
  }
  if (column === 'disabled') return text === '' || text === 'false' ? false : text === 'true' ? true : text;
  if (text !== '') return text;
  if (neverEmpty.has(column)) return undefined;
  return column === 'account' || column === 'name' ? '' : null;
}
