import { localised, type Locale } from '../../i18n/index.ts';
import { type UnitLabel, type UnitEntry, type UnitType, unitTypes } from './unit-source.ts';

/** Returns the name of a unit in the reader's language. */
export function nameOf({ name, name_i18n }: Omit<UnitLabel, 'id'>, locale: Locale): string {
  return localised(name, name_i18n, locale);
}

/** Departments from the top down, as one text. */
export function pathText(path: readonly UnitLabel[], locale: Locale): string {
  return path.map((each) => nameOf(each, locale)).join(' / ');
}

/** Returns the words that tell a unit from others of its name: number and position of a person, and the path where it is not in sight. */
export function detailOf(entry: UnitEntry, locale: Locale, withPath: boolean): string {
  const path = withPath ? pathText(entry.path, locale) : '';
  if (entry.unitType === unitTypes.department) return path;
  const position = localised(entry.position ?? '', entry.position_i18n, locale);
  return [position, entry.employeeNo, path].filter(Boolean).join(' · ');
}

/** Returns the choice of words that a picker uses: for people, departments or both. */
export function aboutOf(types: readonly UnitType[]): 'people' | 'departments' | 'both' {
  if (types.length > 1) return 'both';
  return types.includes(unitTypes.person) ? 'people' : 'departments';
}
