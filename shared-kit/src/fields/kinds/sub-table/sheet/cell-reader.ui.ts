import { localised, type Locale } from '../../../../i18n/locale.ts';
import type { UnitEntry } from '../../../../ui/unit-picker/unit-source.ts';
import { unitTypes } from '../../../../ui/unit-picker/unit-source.ts';
import type { FormatContext } from '../../../field-kind.ts';
import type { FieldServices } from '../../../field-services.tsx';
import type { FormLookUp } from '../../../form-fill.tsx';
import type { DepartmentValue, PersonValue, Property, RecordValue, RowValue } from '../../../property.ts';
import { parseValue, settingsOf } from '../../../values.ts';
import type * as Regions from '../../address/regions.ts';
import { findRecords } from '../../relevance/find-records.ts';
import type { RelevanceSettings } from '../../relevance/relevance-settings.ts';
import { pastedText, type SeveralFit } from '../pasted-text.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import { beginOptions } from './option-look-up.ui.ts';
import type { ReadCell } from './paste.model.ts';

/** Names that are asked for at the same time. */
const mostAtOnce = 4;
/** Of those whom one name fits, so many are told. */
const mostNamed = 5;
/** Key of what reads places. */
const places = 'places';

type Load = (signal: AbortSignal) => Promise<unknown>;

/** Reads cells; what has to be looked up for that, it asks for once and reads only after `find`. */
export interface CellReader {
  readonly read: ReadCell;
  /** Number of names that were asked for and are not known yet. */
  readonly open: number;
  /** Looks up what was asked for. A name that cannot be looked up is one that does not exist. */
  find(signal: AbortSignal): Promise<void>;
}

/** A reading of cells in one language. `form` gives the values around the rows. Names of people, departments and records are found where pickers find them. */
export function createCellReader(services: FieldServices, locale: Locale, form: FormLookUp): CellReader {
  const known = new Map<string, unknown>();
  const asked = new Map<string, Load>();
  const options = beginOptions(services);
  // The first name of the cell that is being read which fits several.
  let several: SeveralFit | null = null;
  const ask = <T>(key: string, load: (signal: AbortSignal) => Promise<T | Several | null>): T | null => {
    if (!known.has(key)) asked.set(key, load);
    const found = known.get(key) ?? null;
    if (!(found instanceof Several)) return found as T | null;
    several ??= found.in(locale);
    return null;
  };
  const contextOf = (column: Property, besideOf: FormLookUp): FormatContext => ({
    locale,
    findPerson: (text) => ask(`3 ${text}`, (signal) => unitNamed(services, { text, unitType: 3, signal }, personOf)),
    findDepartment: (text) =>
      ask(`1 ${text}`, (signal) => unitNamed(services, { text, unitType: 1, signal }, departmentOf)),
    findRecord: (_schemaCode, text) =>
      ask(`${column.code} ${text}`, (signal) => recordNamed(services, column, text, signal)),
    findOption: (source, text) => options.find(source, text, besideOf(source.match?.equals)),
    readAddress: (text, levels) =>
      ask<typeof Regions>(places, () => import('../../address/regions.ts'))?.readAddress(text, levels) ?? null,
  });
  return {
    read(column, text, row, columns) {
      several = null;
      const result = parseValue(column, text, contextOf(column, besideIn(row, columns, form)));
      return result.ok || several === null ? result : { ...result, several };
    },
    get open() {
      return asked.size + options.open;
    },
    find(signal) {
      const loads = [...asked, ...options.take()];
      asked.clear();
      return findAll(loads, known, signal);
    },
  };
}

/** Returns the value that options of a row are matched with: its own value, that of the form for what is no column. A text that was not read is nothing. */
function besideIn(row: RowValue, columns: readonly Property[], form: FormLookUp): FormLookUp {
  return (code) => {
    if (code === undefined) return null;
    const beside = columns.some((column) => column.code === code) ? row[code] : form(code);
    return pastedText(beside) === null ? beside : null;
  };
}

/** Notes what each load finds, a few at a time; what fails finds nothing. */
async function findAll(
  loads: (readonly [key: string, load: Load])[],
  known: Map<string, unknown>,
  signal: AbortSignal,
): Promise<void> {
  const work = async () => {
    for (let next = loads.shift(); next !== undefined && !signal.aborted; next = loads.shift()) {
      const [key, load] = next;
      known.set(key, await load(signal).catch(() => null));
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
}

/** Units that one name fits. */
class Several {
  readonly #name;
  readonly #each;

  constructor(name: string, each: (locale: Locale) => readonly string[]) {
    this.#name = name;
    this.#each = each;
  }

  /** Returns the words that tell them apart, for the first few of them. */
  in(locale: Locale): SeveralFit {
    const words = this.#each(locale);
    const shown = words.slice(0, mostNamed).join(locale === 'zh' ? '、' : ', ');
    return { name: this.#name, which: words.length > mostNamed ? `${shown}…` : shown };
  }
}

interface UnitNameQuery {
  readonly text: string;
  readonly unitType: 1 | 3;
  readonly signal: AbortSignal;
}

/** The one unit of this name, or with this employee number; null where there is none. */
async function unitNamed<T>(
  services: FieldServices,
  { text, unitType, signal }: UnitNameQuery,
  valueOf: (entry: UnitEntry) => T,
): Promise<T | Several | null> {
  const source = await services.units();
  const { content } = await source.search({ keyword: text, types: [unitType], page: 0 }, signal);
  const [first, ...others] = content.filter((entry) => isCalled(entry, text));
  if (first === undefined) return null;
  if (others.length === 0) return valueOf(first);
  return new Several(text, (locale) => [first, ...others].map((entry) => placedName(entry, locale)));
}

/** A unit with what tells it from another one of its name: where it is, and a person's number. */
function placedName(entry: UnitEntry, locale: Locale): string {
  const named = ({ name, name_i18n }: Pick<UnitEntry, 'name' | 'name_i18n'>) => localised(name, name_i18n, locale);
  const place = entry.path.at(-1);
  const number = entry.unitType === unitTypes.person ? entry.employeeNo : null;
  const facts = [place === undefined ? null : named(place), number].filter((fact) => fact !== null && fact !== '');
  return facts.length === 0 ? named(entry) : `${named(entry)} (${facts.join(' ')})`;
}

function isCalled(entry: UnitEntry, text: string): boolean {
  const isHere = entry.unitType !== unitTypes.person || entry.isActive;
  const names = [entry.name, ...localNames(entry.name_i18n)];
  const number = entry.unitType === unitTypes.person ? entry.employeeNo : null;
  return isHere && (names.includes(text) || number === text);
}

function localNames(name_i18n: string | null | undefined): readonly unknown[] {
  try {
    return Object.values(JSON.parse(name_i18n ?? '{}') as object);
  } catch {
    return [];
  }
}

function personOf({ id, name, name_i18n, imgUrl }: UnitEntry): PersonValue {
  return { id, name, ...(name_i18n ? { name_i18n } : {}), ...(imgUrl ? { imgUrl } : {}) };
}

function departmentOf({ id, name, name_i18n }: UnitEntry): DepartmentValue {
  return { id, name, ...(name_i18n ? { name_i18n } : {}) };
}

/** The one record of this name among those that may be picked. */
async function recordNamed(
  services: FieldServices,
  column: Property,
  text: string,
  signal: AbortSignal,
): Promise<RecordValue | Several | null> {
  const settings = settingsOf(column) as RelevanceSettings;
  const found = await findRecords((input, stop) => services.queryRecords(input, stop), settings, { text, signal });
  const fitting = found.filter(({ name }) => name === text);
  if (fitting.length <= 1) return fitting[0] ?? null;
  // Their names are the same, and what else tells them apart is seen where one is picked.
  return new Several(text, (locale) => [subTableUiTexts.t(locale, 'records', { count: fitting.length })]);
}
