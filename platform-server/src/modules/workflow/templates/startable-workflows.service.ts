import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { PinWorkflowInput, StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { mayStart } from '../workflow.policy.ts';
import { presentStartable } from '../workflow.presenter.ts';
import { countPinned, pinWorkflow, unpinWorkflow } from './pinned-workflows.repository.ts';
import type { TemplateRow } from './workflow-templates.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** More than a screen ever shows; a bound against what is sent by hand. */
const mostPinned = 50;

/** Workflows that people may start, and those among them that they pin. */
export interface StartableWorkflowService {
  /** Published workflows over models to which the user may add, most started first. */
  list(user: SignedInUser): Promise<StartableWorkflow[]>;
  /**
   * Returns whether the user may start this workflow now, and the model of its records. Throws adminCannotStart (402004),
   * notPublished and noPermissionToAdd.
   */
  check(user: SignedInUser, workflowCode: string): Promise<{ readonly schemaCode: ModelCode }>;
  /** Pins a workflow or takes it from there. Throws requestInvalid for more than 50. */
  pin(user: SignedInUser, input: PinWorkflowInput): Promise<object>;
}

/** Finds what people may start, and keeps what they have pinned. */
export function startableWorkflowService(needs: WorkflowContext): StartableWorkflowService {
  const { platform, templates, ports } = needs;
  const { connections, corpId, now } = platform;
  const { db } = connections;

  return {
    async list(user) {
      const rows = await templates.list(user.id);
      const addable = await ports.records.addable(user, [...new Set(rows.map(({ schemaCode }) => schemaCode))]);
      return rows.flatMap((row) => {
        const model = addable.get(row.schemaCode);
        return model === undefined ? [] : [presentStartable(row, model.formCode)];
      });
    },

    check: (user, workflowCode) => requireStartable(needs, user, workflowCode),

    async pin({ id: userId }, { workflowCode, isPinned }) {
      const key = { corpId, userId, workflowCode };
      if (!isPinned) {
        await unpinWorkflow(db, key);
        return {};
      }
      await transaction(db, async (trx) => {
        if ((await countPinned(trx, key)) >= mostPinned)
          throw appError('requestInvalid', { detail: `more than ${mostPinned} pinned workflows` });
        await pinWorkflow(trx, key, now());
      });
      return {};
    },
  };
}

/** Returns the version that starts now, for a user who may add the record it needs; throws as `check`. */
export async function requireStartable(
  { templates, ports }: WorkflowContext,
  user: SignedInUser,
  code: string,
): Promise<TemplateRow> {
  if (!mayStart(user)) throw appError('adminCannotStart');
  const published = await templates.findPublished(code);
  if (published === null) throw appError('notPublished');
  await templates.requireOn(published);
  const addable = await ports.records.addable(user, [published.schemaCode]);
  if (!addable.has(published.schemaCode)) throw appError('noPermissionToAdd');
  await ports.records.requireForm(published.schemaCode);
  return published;
}
