import { actionAssociations } from '@portico/shared-kit/contract/list-actions';
import type { QueryAction } from '@portico/shared-kit/contract/models.schema';

/** The code of what a button is tied to in one way (list spec, section 3: associationType); null for none. */
export function tiedTo(way: keyof typeof actionAssociations, { associationType, associationCode }: QueryAction) {
  return associationType === actionAssociations[way] && associationCode !== undefined ? associationCode : null;
}
