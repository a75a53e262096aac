import type { DepartmentValue } from '@portico/shared-kit/fields';
import { localised } from '@portico/shared-kit/i18n';
import { type LookUpResult, onlyOne } from './found.ts';
import type { DepartmentRow } from './units.repository.ts';

/** The departments, found by what people write. */
export interface DepartmentLookUp {
  /** Finds the department of a name in either language, of an id, or of a path such as `sales/east`. */
  find(text: string): LookUpResult<DepartmentValue>;
  /** Returns whether one of these departments, or one above it, ends such a path. */
  isWithin(departmentIds: readonly string[], path: string): boolean;
}

const partsOf = (path: string) =>
  path
    .split(/[/\\／]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** See DepartmentLookUp. */
export function departmentLookUp(rows: readonly DepartmentRow[]): DepartmentLookUp {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map<string, DepartmentRow[]>();
  for (const row of rows)
    for (const name of new Set(namesOf(row))) byName.set(name, [...(byName.get(name) ?? []), row]);

  function endsPath(row: DepartmentRow, parts: readonly string[]): boolean {
    let at: DepartmentRow | undefined = row;
    for (const part of parts.toReversed()) {
      if (at === undefined || !namesOf(at).includes(part)) return false;
      at = byId.get(at.parentId ?? '');
    }
    return true;
  }

  return {
    find(text) {
      const own = byId.get(text);
      const parts = partsOf(text);
      const whole = byName.get(text) ?? [];
      const fitting =
        whole.length > 0 ? whole : (byName.get(parts.at(-1) ?? '') ?? []).filter((row) => endsPath(row, parts));
      return onlyOne((fitting.length === 0 && own !== undefined ? [own] : fitting).map(valueOf));
    },
    isWithin: (departmentIds, path) =>
      departmentIds.some((id) => {
        const row = byId.get(id);
        return row !== undefined && endsPath(row, partsOf(path));
      }),
  };
}

const namesOf = ({ name, name_i18n }: DepartmentRow) => [name, localised(name, name_i18n, 'en')];

const valueOf = ({ id, name, name_i18n }: DepartmentRow): DepartmentValue =>
  name_i18n === null ? { id, name } : { id, name, name_i18n };
