import { systemProperties } from '@portico/shared-kit/fields';
import { fileLocations } from '../../database/index.ts';
import type { FileService } from '../files/index.ts';
import { canAdd, formToAdd, type ModelService, nameForEveryone, requireFormOn } from '../models/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { RecordServices } from '../records/index.ts';
import { notificationPort } from './notification-messages.ts';
import type { WorkflowFiles, WorkflowPorts, WorkflowRecords } from './workflow.ports.ts';
import type { ServiceCallQueue } from './service-calls/call-queue.ts';

interface OtherModules {
  readonly directory: Directory;
  readonly models: ModelService;
  readonly records: Pick<RecordServices, 'reading' | 'forWorkflow' | 'forParticipants'>;
  readonly notifications: NotificationService;
  readonly files: FileService;
  readonly serviceCalls: ServiceCallQueue;
}

/** The other modules of the server as the workflow knows them. */
export function workflowPorts({
  directory,
  models,
  records,
  notifications,
  files,
  serviceCalls,
}: OtherModules): WorkflowPorts {
  return {
    directory,
    records: recordsPort(records, models),
    notifications: notificationPort(notifications, directory),
    files: filesPort(files),
    calls: serviceCalls,
  };
}

function filesPort(files: FileService): WorkflowFiles {
  return {
    async attach(trx, given) {
      await files.attachToRecord(trx, given);
      return files.filesById(given.fileIds, trx);
    },

    async keepSignature(trx, userId, fileId) {
      await files.releaseFromRecords(trx, fileLocations.signature, [userId]);
      if (fileId === null) return;
      await files.attachToRecord(trx, {
        schemaCode: fileLocations.signature,
        recordId: userId,
        fileIds: [fileId],
        userId,
      });
    },

    async keepForLater(trx, { workItemId, userId, fileIds }) {
      const recordId = `${workItemId} ${userId}`;
      await files.releaseFromRecords(trx, fileLocations.draft, [recordId]);
      if (fileIds.length === 0) return new Map();
      await files.attachToRecord(trx, { schemaCode: fileLocations.draft, recordId, fileIds, userId });
      return files.filesById(fileIds, trx);
    },
  };
}

function recordsPort(
  { reading, forWorkflow, forParticipants }: OtherModules['records'],
  models: ModelService,
): WorkflowRecords {
  return {
    save: forWorkflow.saveInTransaction,
    requireFilled: forWorkflow.requireFilled,
    propertiesOf: async (trx, schemaCode) => (await models.current(schemaCode, trx)).table.properties,
    setState: forWorkflow.setWorkflowState,
    addOpinions: forWorkflow.addOpinions,
    ownerToBe: forWorkflow.ownerToBe,
    setOwner: forWorkflow.setOwner,
    noteHandlers: forWorkflow.noteHandlers,

    async read(trx, schemaCode, id) {
      const { data } = await forWorkflow.readForWorkflow(trx, schemaCode, id);
      const model = await models.current(schemaCode, trx);
      return {
        id,
        ...nameForEveryone(model, data),
        data,
        properties: [...systemProperties, ...model.definition.properties],
      };
    },

    canRead: reading.canRead,
    conditionFor: forParticipants.conditionFor,
    seenBy: forParticipants.seenBy,

    async addable(user, schemaCodes) {
      const wanted = (await models.all()).filter(({ schemaCode }) => schemaCodes.includes(schemaCode));
      return new Map(
        wanted
          .filter(({ definition }) => canAdd(definition, user))
          .map((model) => [model.schemaCode, { formCode: formToAdd(model)?.code ?? model.schemaCode }]),
      );
    },

    async requireForm(schemaCode) {
      requireFormOn(await models.current(schemaCode));
    },
  };
}
