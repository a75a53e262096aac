import { systemProperties } from '@portico/shared-kit/fields';
import { canAdd, type ModelService } from '../models/index.ts';
import type { BizParams, MessageName, NotificationService } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { RecordService } from '../records/index.ts';
import type { NoticeKind, WorkflowNotices, WorkflowPorts, WorkflowRecords } from './workflow.ports.ts';

interface OtherModules {
  readonly directory: Directory;
  readonly models: ModelService;
  readonly records: RecordService;
  readonly notifications: NotificationService;
}

/** The other modules of the server as the workflow knows them. */
export function workflowPorts({ directory, models, records, notifications }: OtherModules): WorkflowPorts {
  return { directory, records: recordsPort(records, models), notices: noticesPort(notifications) };
}

function recordsPort(records: RecordService, models: ModelService): WorkflowRecords {
  return {
    save: records.saveInTransaction,
    setState: records.setWorkflowState,

    async read(trx, schemaCode, id) {
      const { data } = await records.readForWorkflow(trx, schemaCode, id);
      const { definition } = await models.current(schemaCode, trx);
      const name = typeof data.name === 'string' ? data.name : '';
      return { id, name, data, properties: [...systemProperties, ...definition.properties] };
    },

    canRead: records.canRead,

    async addable(user, schemaCodes) {
      const wanted = (await models.all()).filter(({ schemaCode }) => schemaCodes.includes(schemaCode));
      return new Map(
        wanted
          .filter(({ definition }) => canAdd(definition, user))
          .map(({ schemaCode, definition }) => [schemaCode, { sheetCode: definition.forms[0]?.code ?? schemaCode }]),
      );
    },
  };
}

const messageOf: Readonly<Record<NoticeKind, MessageName>> = {
  workItem: 'workItemReceived',
  returned: 'instanceReturned',
  completed: 'instanceCompleted',
  disagreed: 'instanceDisagreed',
};

function noticesPort({ notify }: NotificationService): WorkflowNotices {
  return {
    async send(trx, notices) {
      for (const { kind, userId, senderId, activityName, activityNameI18n, workItemId, ...facts } of notices) {
        const { instanceName, originatorName, workflowInstanceId, schemaCode, objectId } = facts;
        const bizParams: BizParams = {
          instanceName,
          originatorName,
          workflowInstanceId,
          schemaCode,
          objectId,
          ...(activityName === null ? {} : { activityName }),
          ...(activityNameI18n === null ? {} : { activityName_i18n: activityNameI18n }),
          ...(workItemId === null ? {} : { WorkItemId: workItemId, workItemType: 0 }),
        };
        await notify(trx, { type: messageOf[kind], userIds: [userId], senderId, bizParams });
      }
    },
  };
}
