import type { ListConfig, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { isEditedInCell, optionSourceOf } from '@portico/shared-kit/fields';

/** Returns the fields that this person may edit in the cells of a list, by their codes. */
export function editableFields({ properties }: ListConfig): ReadonlyMap<string, PropertyWithRights> {
  const open = properties.filter(
    (property) => property.visible !== false && property.writable !== false && isEditedInCell(property),
  );
  return new Map(open.map((property) => [property.code, property]));
}

/** Returns whether this person may edit the field in a record, as far as the list knows; the server has the last word. */
export function mayEditCell(property: PropertyWithRights, { actions, data, hidden, readOnly }: BizRecord): boolean {
  const isKept = hidden?.includes(property.code) === true || readOnly?.includes(property.code) === true;
  const beside = optionSourceOf(property)?.match?.equals;
  // Without the value that its options are matched with nobody could choose one.
  return actions.includes('edit') && !isKept && (beside === undefined || beside in data);
}
