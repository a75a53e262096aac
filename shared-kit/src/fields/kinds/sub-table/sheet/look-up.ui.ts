import type { Locale } from '../../../../i18n/locale.ts';
import type { PersonEntry, DepartmentEntry, UnitEntry } from '../../../../ui/unit-picker/unit-source.ts';
import { unitTypes } from '../../../../ui/unit-picker/unit-source.ts';
import type { FormatContext } from '../../../field-kind.ts';
import type { FieldServices } from '../../../field-services.tsx';
import type { DepartmentValue, PersonValue, Property, RecordValue } from '../../../property.ts';
import { parseValue, settingsOf } from '../../../values.ts';
import type * as Regions from '../../address/regions.ts';
import { findRecords } from '../../relevance/find-records.ts';
import type { RelevanceSettings } from '../../relevance/relevance-settings.ts';
import type { ReadCell } from './paste.model.ts';

/** Names that are asked for at the same time. */
const mostAtOnce = 4;
/** Key of what reads places. */
const places = 'places';

type Load = (signal: AbortSignal) => Promise<unknown>;

/** Reads cells; what has to be looked up for that, it asks for once and reads only after `find`. */
export interface Reading {
  readonly read: ReadCell;
  /** How many names were asked for that are not known yet. */
  readonly open: number;
  /** Looks up what was asked for. A name that cannot be looked up is one that does not exist. */
  find(signal: AbortSignal): Promise<void>;
}

/** A reading of cells in one language. Names of people, departments and records are found where pickers find them. */
export function beginReading(services: FieldServices, locale: Locale): Reading {
  const known = new Map<string, unknown>();
  const asked = new Map<string, Load>();
  const ask = <T>(key: string, load: (signal: AbortSignal) => Promise<T | null>): T | null => {
    if (!known.has(key)) asked.set(key, load);
    return (known.get(key) ?? null) as T | null;
  };
  const contextOf = (column: Property): FormatContext => ({
    locale,
    findPerson: (text) => ask(`3 ${text}`, async (signal) => personOf(await unitNamed(services, text, 3, signal))),
    findDepartment: (text) =>
      ask(`1 ${text}`, async (signal) => departmentOf(await unitNamed(services, text, 1, signal))),
    findRecord: (_schemaCode, text) =>
      ask(`${column.code} ${text}`, (signal) => recordNamed(services, column, text, signal)),
    readAddress: (text, levels) =>
      ask<typeof Regions>(places, () => import('../../address/regions.ts'))?.readAddress(text, levels) ?? null,
  });
  return {
    read: (column, text) => parseValue(column, text, contextOf(column)),
    get open() {
      return asked.size;
    },
    async find(signal) {
      const loads = [...asked];
      asked.clear();
      const work = async () => {
        for (let next = loads.shift(); next !== undefined && !signal.aborted; next = loads.shift()) {
          const [key, load] = next;
          known.set(key, await load(signal).catch(() => null));
        }
      };
      await Promise.all(Array.from({ length: mostAtOnce }, work));
    },
  };
}

/** The one unit of this name, or with this employee number; null where there is none, or several. */
async function unitNamed(
  services: FieldServices,
  text: string,
  unitType: 1 | 3,
  signal: AbortSignal,
): Promise<UnitEntry | null> {
  const source = await services.units();
  const { content } = await source.search({ keyword: text, types: [unitType], page: 0 }, signal);
  const fitting = content.filter((entry) => isCalled(entry, text));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
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

type Named = PersonEntry | DepartmentEntry | null;

function personOf(entry: Named): PersonValue | null {
  if (entry === null) return null;
  const { id, name, name_i18n, imgUrl } = entry;
  return { id, name, ...(name_i18n ? { name_i18n } : {}), ...(imgUrl ? { imgUrl } : {}) };
}

function departmentOf(entry: Named): DepartmentValue | null {
  if (entry === null) return null;
  const { id, name, name_i18n } = entry;
  return { id, name, ...(name_i18n ? { name_i18n } : {}) };
}

/** The one record of this name among those that may be picked. */
async function recordNamed(
  services: FieldServices,
  column: Property,
  text: string,
  signal: AbortSignal,
): Promise<RecordValue | null> {
  const settings = settingsOf(column) as RelevanceSettings;
  const found = await findRecords((input, stop) => services.queryRecords(input, stop), settings, { text, signal });
  const fitting = found.filter(({ name }) => name === text);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
