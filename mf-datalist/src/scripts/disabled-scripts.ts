import type { ListConfig } from '@portico/shared-kit/contract/models.schema';

/** Item of the tab's storage with the views whose scripts are disabled, `model/view` with spaces between. */
export const disabledKey = 'portico.list.disabledScripts';

/** View of a model, whose script may be disabled. */
export type ViewIdentity = Pick<ListConfig, 'schemaCode' | 'view'>;

/** Returns the name of a view in the storage. */
export const nameOfView = ({ schemaCode, view }: ViewIdentity) => `${schemaCode}/${view.code}`;

/** Returns whether somebody disabled the script of a view in this tab. */
export function isScriptDisabled(list: ViewIdentity): boolean {
  return (sessionStorage.getItem(disabledKey) ?? '').split(' ').includes(nameOfView(list));
}
