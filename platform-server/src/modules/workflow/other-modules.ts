import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import { systemProperties } from '@portico/shared-kit/fields';
import { canAdd, type ModelService, nameForEveryone } from '../models/index.ts';
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
  return { directory, records: recordsPort(records, models), notices: noticesPort(notifications, directory) };
}

function recordsPort(records: RecordService, models: ModelService): WorkflowRecords {
  return {
    save: records.saveInTransaction,
    setState: records.setWorkflowState,
    addOpinions: records.addOpinions,

    async read(trx, schemaCode, id) {
      const { data } = await records.readForWorkflow(trx, schemaCode, id);
      const { definition } = await models.current(schemaCode, trx);
      return {
        id,
        name: nameForEveryone(definition, data),
        data,
        properties: [...systemProperties, ...definition.properties],
      };
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

/** What readers of English see of who started it. */
function englishOf(person: UserRef | undefined): Pick<BizParams, 'originatorName_i18n'> {
  return person?.name_i18n ? { originatorName_i18n: person.name_i18n } : {};
}

const messageOf: Readonly<Record<NoticeKind, MessageName>> = {
  workItem: 'workItemReceived',
  returned: 'instanceReturned',
  completed: 'instanceCompleted',
  disagreed: 'instanceDisagreed',
};

function noticesPort({ notify }: NotificationService, directory: Directory): WorkflowNotices {
  return {
    async send(trx, notices) {
      const people = await directory.usersById([...new Set(notices.map(({ originatorId }) => originatorId))], trx);
      for (const { kind, userId, senderId, activityName, activityNameI18n, workItemId, ...facts } of notices) {
        const { instanceName, originatorId, originatorName, workflowInstanceId, schemaCode, objectId } = facts;
        const bizParams: BizParams = {
          instanceName,
          originatorName,
          ...englishOf(people.get(originatorId)),
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
