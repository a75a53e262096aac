import { formEntryEndpoints } from '@portico/shared-kit/api/form-entry.api';
import { addAddress } from '../../list/addresses.model.ts';
import type { ActionContext, ListAction } from '../action-row.ts';
import { openAddress } from './open-address.tsx';

/** Asks the server whether the user may add by this button (list spec, section 7), and opens what it leads to; with the values of a record where one is named. */
export async function openToAdd(action: ListAction, context: ActionContext, copyOf?: string): Promise<void> {
  const { actionCode, associationType, associationCode, queryActionType } = action.definition;
  const answer = await context.dispatch(
    formEntryEndpoints.checkAdd.initiate(
      {
        schemaCode: context.config.schemaCode,
        queryActionType: queryActionType ?? actionCode.slice(0, 20),
        ...(associationCode === undefined ? {} : { relativeCode: associationCode }),
        ...(associationType === undefined ? {} : { queryActionRelativeType: associationType }),
        isMobile: context.isPhone,
      },
      { track: false },
    ),
  );
  // A refusal is told by the API's own rule: as a warning where it is one of rights or of publishing.
  if (answer.data === undefined) return;
  openAddress(addAddress(context.list, answer.data, { values: context.values, copyOf }), action, context);
}
