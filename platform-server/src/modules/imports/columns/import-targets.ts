import { isComputed, kindOf, type Property, propertyName, storageOf } from '@portico/shared-kit/fields';
import type { RowLevelPolicy } from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';

/** Field, or column of a sub-table, that an import fills. */
export interface ImportTarget {
  /** Its code, or `lines.price`. */
  readonly path: string;
  readonly code: string;
  readonly property: Property;
  /** The sub-table of a column; null of a field. */
  readonly parent: Property | null;
  /** True of a title or a number, which finds records and is never written. */
  readonly isKeyOnly: boolean;
}

/** Fields of the system by which records are found. */
const keyCodes: ReadonlySet<string> = new Set(['name', 'sequenceNo']);

/** Returns what an import by this person may fill in or find records by, in the order of the model. */
export function importTargets({ table }: Model, { fields }: RowLevelPolicy): readonly ImportTarget[] {
  const isSeen = (path: string) => fields.visible.get(path) !== 'none';
  return table.properties.flatMap((property): ImportTarget[] => {
    const { code, system } = property;
    const own = { path: code, code, property, parent: null };
    if (!isSeen(code)) return [];
    if (system === true) return keyCodes.has(code) ? [{ ...own, isKeyOnly: true }] : [];
    if (storageOf(property).hasTable) return columnTargets(property).filter(({ path }) => isSeen(path));
    return isFilled(property) ? [{ ...own, isKeyOnly: false }] : [];
  });
}

function columnTargets(parent: Property): ImportTarget[] {
  return (parent.subSchema?.properties ?? []).filter(isFilled).map((property) => {
    const { code } = property;
    return { path: `${parent.code}.${code}`, code, property, parent, isKeyOnly: false };
  });
}

/** Returns whether this person may give the field a value in any record, new or there already. */
export function mayFill({ path, code, parent }: ImportTarget, { fields }: RowLevelPolicy): boolean {
  const paths = [path, parent?.code ?? code];
  const isOpenWhenNew = !paths.some((each) => fields.readOnlyWhenNew.has(each));
  return isOpenWhenNew || !paths.some((each) => fields.writable.get(each) === 'none');
}

/** Returns whether texts can fill it in, and people may. */
function isFilled(property: Property): boolean {
  const kind = kindOf(property);
  return kind.isTextual && kind.readOnlySource === undefined && !isComputed(property);
}

/** Returns whether a field finds the records that are overwritten: a short text that people write, a title or a number. */
export function isKey({ parent, isKeyOnly, property }: ImportTarget): boolean {
  return parent === null && (isKeyOnly || isShortText(property));
}

/** List spec, section 5: key fields are non-default fields of type 0. */
const isShortText = ({ propertyType }: Property) => propertyType === 0;

/** Returns the names that a head may have for a field, in both languages, and its code. */
export function namesOf(property: Property): readonly string[] {
  return [propertyName(property, 'zh'), propertyName(property, 'en'), property.code];
}
