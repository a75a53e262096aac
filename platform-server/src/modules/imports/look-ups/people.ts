import type { PersonValue } from '@portico/shared-kit/fields';
import { localised } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import { searched } from '../../../database/search-text.ts';
import type { DepartmentLookUp } from './departments.ts';
import { type LookUpResult, onlyOne } from './found.ts';
import { findNamedPeople, type PersonMatch } from './units.repository.ts';

/** Returns the people whom texts name: by number, account or name, or by a path that ends with a name. */
export async function findPeople(
  db: Database,
  corpId: string,
  texts: readonly string[],
  departments: DepartmentLookUp,
): Promise<ReadonlyMap<string, LookUpResult<PersonValue>>> {
  const asked = new Map(texts.map((text) => [text, splitPath(text)]));
  const wanted = new Set([...asked].flatMap(([text, path]) => (path === null ? [text] : [text, path.name])));
  const rows = await findNamedPeople(
    db,
    corpId,
    [...wanted].map((text) => ({ text, searched: searched(text) })),
  );
  const byText = Map.groupBy(rows.filter(isNamedSo), ({ text }) => text);
  const found = [...asked].map(([text, path]): [string, LookUpResult<PersonValue>] => {
    const own = byText.get(text) ?? [];
    if (path === null || own.length > 0) return [text, chosen(own)];
    const below = (byText.get(path.name) ?? []).filter(({ departmentIds }) =>
      departments.isWithin(departmentIds, path.department),
    );
    return [text, chosen(below)];
  });
  return new Map(found);
}

function splitPath(text: string): { readonly department: string; readonly name: string } | null {
  const match = /^(.+)[/\\／]([^/\\／]+)$/u.exec(text);
  const [, department = '', name = ''] = match ?? [];
  return match === null ? null : { department: department.trim(), name: name.trim() };
}

/** Returns whether it is the name: others may sort alike in English. */
function isNamedSo({ text, isNumber, name, name_i18n }: PersonMatch): boolean {
  return isNumber || name === text || searched(localised(name, name_i18n, 'en')) === searched(text);
}

/** A number names one person whoever else is called so; people who have left are named only where nobody else is. */
function chosen(rows: readonly PersonMatch[]): LookUpResult<PersonValue> {
  const numbered = rows.filter(({ isNumber }) => isNumber);
  const all = numbered.length > 0 ? numbered : rows;
  const enabled = new Map(all.filter(({ isEnabled }) => isEnabled).map((row) => [row.id, row]));
  if (enabled.size === 0 && all.length > 0) return { problem: 'FORBIDDEN' };
  const found = onlyOne([...enabled.values()]);
  return found.problem === undefined ? { value: valueOf(found.value) } : found;
}

function valueOf({ id, name, name_i18n, imgUrl }: PersonMatch): PersonValue {
  return { id, name, ...(name_i18n === null ? {} : { name_i18n }), ...(imgUrl === null ? {} : { imgUrl }) };
}
