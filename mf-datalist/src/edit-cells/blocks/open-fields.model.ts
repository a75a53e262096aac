import type { ListConfig, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { isWrittenAsText } from '@portico/shared-kit/fields';

/** Returns the fields that this person may write as texts, by their codes; the server decides by record. */
export function openFields({ properties }: Pick<ListConfig, 'properties'>): ReadonlyMap<string, PropertyWithRights> {
  const open = properties.filter(
    (property) => property.visible !== false && property.writable !== false && isWrittenAsText(property),
  );
  return new Map(open.map((property) => [property.code, property]));
}
