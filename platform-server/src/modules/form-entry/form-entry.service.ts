import type { AddEntry, CheckAddInput, FormUrl, GetFormUrlInput } from '@portico/shared-kit/contract/form-entry.schema';
import { actionAssociations } from '@portico/shared-kit/contract/list-actions';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canAdd, formToAdd, type Model, type ModelService, requireFormOn } from '../models/index.ts';
import type { RecordReading } from '../records/index.ts';
import type { StartableWorkflowService } from '../workflow/index.ts';

/** The ways that lead to a form. */
export interface FormEntryService {
  /**
   * Returns the form that a button for adding opens for this user. Throws modelMissing and noPermissionToView of the
   * list, and the error that the opened form would end in: noPermissionToAdd (700020), formOff, formRetired (302027,
   * 302028), notPublished (401033), adminCannotStart (402004).
   */
  checkAdd(user: SignedInUser, input: CheckAddInput): Promise<AddEntry>;
  /** The path of a record's form. Throws modelMissing, recordMissing (also for one the user may not see), formMissing. */
  getFormUrl(user: SignedInUser, input: GetFormUrlInput): Promise<FormUrl>;
}

interface FormEntryNeeds {
  readonly models: ModelService;
  readonly records: Pick<RecordReading, 'canRead'>;
  readonly startable: Pick<StartableWorkflowService, 'check'>;
}

/** The ways that lead to a form. */
export function formEntryService({ models, records, startable }: FormEntryNeeds): FormEntryService {
  const firstForm = ({ definition: { forms } }: Model) => forms[0]?.code ?? null;

  return {
    async checkAdd(user, { schemaCode, relativeCode, queryActionRelativeType }) {
      const list = await models.visible(schemaCode, user);
      const tiedTo = (type: number) => (queryActionRelativeType === type && relativeCode ? relativeCode : undefined);
      const other = tiedTo(actionAssociations.form);
      const workflowCode =
        tiedTo(actionAssociations.workflow) ?? (other === undefined ? list.definition.workflowCode : undefined);
      if (workflowCode !== undefined) {
        const started = await startable.check(user, workflowCode);
        return { workflowCode, schemaCode: started.schemaCode, sheetCode: null };
      }
      const model = other === undefined ? list : await models.current(other);
      if (!canAdd(model.definition, user)) throw appError('noPermissionToAdd');
      requireFormOn(model);
      return { workflowCode: null, schemaCode: model.schemaCode, sheetCode: formToAdd(model)?.code ?? null };
    },

    async getFormUrl(user, { schemaCode, bizObjectId: recordId }) {
      const model = await models.current(schemaCode);
      if (!(await records.canRead(user, schemaCode, recordId))) throw appError('recordMissing');
      const formCode = firstForm(model);
      if (formCode === null) throw appError('formMissing', { sheetCode: '' });
      return `/form/detail?${new URLSearchParams({ objectId: recordId, schemaCode, sheetCode: formCode }).toString()}`;
    },
  };
}
