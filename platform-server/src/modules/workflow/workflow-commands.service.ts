import type {
  ActOnWorkItemInput,
  RevokeInstanceInput,
  StartWorkflowInput,
  StartWorkflowReply,
} from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type RequestKey, once } from '../../database/once.ts';
import { type DatabaseTransaction, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Command, WorkflowTemplate } from '../../workflow-engine/index.ts';
import * as instances from './instances.repository.ts';
import { takeStep } from './take-step.ts';
import type { TemplateRow } from './templates.repository.ts';
import type { WorkflowTemplates } from './templates.service.ts';
import * as workItems from './work-items.repository.ts';
import { mayStart } from './workflow.policy.ts';
import type { RecordOfWorkflow, WorkflowPorts } from './workflow.ports.ts';

/** Everything that changes an instance; each is one transaction, and the same `requestId` does it once. */
export interface WorkflowCommands {
  /**
   * Saves the record and starts its workflow, both or neither. Throws adminCannotStart (402004), notPublished,
   * noPermissionToAdd, recordInWorkflow (a record that has a workflow), what saving throws (304xxx) and what the
   * engine refuses (402xxx). Refused values are described in the language of `locale`.
   */
  start(user: SignedInUser, input: StartWorkflowInput, locale: Locale): Promise<StartWorkflowReply>;
  /**
   * Handles a work item. Throws workItemMissing, workItemNotYours (402006), workItemHandled (402003) and what the
   * engine refuses. `data` is saved with a `submit` only (requestInvalid), in the same transaction (304xxx).
   */
  act(user: SignedInUser, input: ActOnWorkItemInput, locale: Locale): Promise<object>;
  /** The originator takes the instance back. Throws workflowInstanceMissing, noPermission, cannotWithdraw (402509). */
  revoke(user: SignedInUser, input: RevokeInstanceInput): Promise<object>;
}

interface Changes {
  readonly user: SignedInUser;
  readonly input: ActOnWorkItemInput;
  readonly locale: Locale;
  readonly instance: instances.InstanceRow;
}

/** Commands on instances: start, handle, revoke. */
export function workflowCommands(
  { connections, corpId, now, newId }: Platform,
  templates: WorkflowTemplates,
  ports: WorkflowPorts,
): WorkflowCommands {
  const { db } = connections;
  const { records } = ports;

  /** Runs the work in one transaction, once for the key of the request (100005 where the key did something else). */
  async function commit<T extends object>(
    request: Omit<RequestKey, 'corpId'>,
    work: (trx: DatabaseTransaction) => Promise<T>,
  ): Promise<T> {
    return transaction(db, async (trx) => {
      const result = await once(trx, { corpId, ...request }, () => work(trx));
      if (result.kind === 'keyOfAnother') throw appError('repeatedSubmit');
      return result.reply;
    });
  }

  async function saveRecord(
    trx: DatabaseTransaction,
    user: SignedInUser,
    {
      schemaCode,
      input,
      locale,
    }: { readonly schemaCode: string; readonly input: StartWorkflowInput; readonly locale: Locale },
  ): Promise<RecordOfWorkflow> {
    const { objectId, version, data } = input;
    const own = { ...(objectId === undefined ? {} : { id: objectId }), ...(version === undefined ? {} : { version }) };
    const saved = await records.save(trx, user, { schemaCode, data, draft: false, ...own }, { locale });
    // Saving comes first: it decides whether the user may know of the record at all.
    const record = await records.read(trx, schemaCode, saved.id);
    if (record.data.workflowInstanceId) throw appError('recordInWorkflow');
    return record;
  }

  /** Saves what the originator changed in a record that was handed back; the engine then checks that it was. */
  async function saveChanges(trx: DatabaseTransaction, { user, input, locale, instance }: Changes): Promise<void> {
    const { data, version, action } = input;
    if (data === undefined) return;
    if (action !== 'submit') throw appError('requestInvalid', { detail: 'data is for submit only' });
    const { schemaCode, objectId: id } = instance;
    const change = { schemaCode, id, data, draft: false, ...(version === undefined ? {} : { version }) };
    await records.save(trx, user, change, { locale, isWorkflowStep: true });
  }

  async function startable(user: SignedInUser, code: string): Promise<TemplateRow> {
    if (!mayStart(user)) throw appError('adminCannotStart');
    const published = await templates.findPublished(code);
    if (published === null) throw appError('notPublished');
    const addable = await records.addable(user, [published.schemaCode]);
    if (!addable.has(published.schemaCode)) throw appError('noPermissionToAdd');
    return published;
  }

  /** Locks the instance and carries out the command that is made of what stands under the lock. */
  async function stepOn(
    trx: DatabaseTransaction,
    { instanceId, template }: { readonly instanceId: string; readonly template: WorkflowTemplate },
    commandOf: (instance: instances.InstanceRow) => Promise<Command>,
  ): Promise<object> {
    const instance = await instances.lockInstance(trx, corpId, instanceId);
    if (instance === undefined) throw appError('workflowInstanceMissing');
    const command = await commandOf(instance);
    const record = await records.read(trx, instance.schemaCode, instance.objectId);
    await takeStep(trx, { corpId, ports }, { template, instance, record, command, now: now() });
    return {};
  }

  return {
    async start(user, input, locale) {
      const { schemaCode, code, version, name: workflowName } = await startable(user, input.workflowCode);
      const template = await templates.read(code, version);
      const request = {
        userId: user.id,
        key: input.requestId,
        operationId: `startWorkflow ${input.workflowCode} ${input.objectId ?? ''}`,
      };
      return commit(request, async (trx) => {
        const record = await saveRecord(trx, user, { schemaCode, input, locale });
        const id = newId();
        const name = [user.name, workflowName, record.name].filter(Boolean).join('-');
        const originator = { id: user.id, name: user.name, departmentId: user.mainDepartmentId };
        const head = { id, name, workflowCode: code, workflowVersion: version, workflowName, schemaCode };
        const instance = { ...head, objectId: record.id, state: null };
        const command = { type: 'start', instanceId: id, originator } as const;
        await takeStep(trx, { corpId, ports }, { template, instance, record, command, now: now() });
        return { workflowInstanceId: id, objectId: record.id, instanceName: name };
      });
    },

    async act(user, input, locale) {
      const { id, action, comment, requestId } = input;
      const place = await workItems.findPlace(db, corpId, id);
      if (place === undefined) throw appError('workItemMissing');
      const { instanceId } = place;
      const template = await templates.read(place.workflowCode, place.workflowVersion);
      return commit({ userId: user.id, key: requestId, operationId: `actOnWorkItem ${id} ${action}` }, (trx) =>
        stepOn(trx, { instanceId, template }, async (instance) => {
          const workItem = await workItems.findItem(trx, corpId, { instanceId, id });
          if (workItem === undefined) throw appError('workItemMissing');
          if (workItem.participant.id !== user.id) throw appError('workItemNotYours');
          // The engine would say of the last item that the workflow has ended; this says what became of the item.
          if (workItem.status !== 'PENDING') throw appError('workItemHandled');
          await saveChanges(trx, { user, input, locale, instance });
          return { type: action, workItem, actor: personOf(user), comment: opinionOf(comment) };
        }),
      );
    },

    async revoke(user, { workflowInstanceId, comment, requestId }) {
      const found = await instances.findInstance(db, corpId, workflowInstanceId);
      if (found === undefined) throw appError('workflowInstanceMissing');
      const template = await templates.read(found.workflowCode, found.workflowVersion);
      return commit({ userId: user.id, key: requestId, operationId: `revokeInstance ${workflowInstanceId}` }, (trx) =>
        stepOn(trx, { instanceId: workflowInstanceId, template }, async () => ({
          type: 'revoke',
          actor: personOf(user),
          comment: opinionOf(comment),
        })),
      );
    },
  };
}

function personOf({ id, name }: SignedInUser) {
  return { id, name };
}

function opinionOf(comment: string | undefined): string | null {
  return comment?.trim() || null;
}
