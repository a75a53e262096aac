import { asRecordId } from '@portico/shared-kit/contract/ids';
import { systemProperties } from '@portico/shared-kit/fields';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { takeOverNotification } from '../../designs/index.ts';
import { canView, type ModelService } from '../../models/index.ts';
import type { NotificationService } from '../../notifications/index.ts';
import type { Directory } from '../../organisation/index.ts';
import type { RecordReading } from '../../records/index.ts';
import type { DesignSurroundings } from './design-surroundings.ports.ts';

interface OtherModules {
  readonly models: ModelService;
  readonly records: { readonly reading: Pick<RecordReading, 'get'> };
  readonly notifications: NotificationService;
  readonly directory: Directory;
}

/**
 * System properties that a workflow can ask for: those that are computed when a record is read are not among them.
 */
const ofPlatform = systemProperties.filter((property) => !('derived' in property));

/** The other modules as designers of workflows need them. */
export function designSurroundings(
  { connections: { db } }: Pick<Platform, 'connections'>,
  { models, records: { reading }, notifications, directory }: OtherModules,
): DesignSurroundings {
  return {
    async modelsFor(user) {
      return (await models.all()).map(({ schemaCode, appCode, definition }) => ({
        schemaCode,
        appCode,
        name: definition.name,
        nameI18n: definition.name_i18n ?? null,
        properties: [...ofPlatform, ...definition.properties],
        isSeen: canView(definition, user),
        boundWorkflow: definition.workflowCode ?? null,
      }));
    },

    async readAs(user, schemaCode, id) {
      const { data } = JSON.parse(await reading.get(user, { schemaCode, id: asRecordId(id) })) as {
        data: Record<string, unknown>;
      };
      return data;
    },

    async bindWorkflow(binding) {
      const bound = await transaction(db, (trx) => models.bindWorkflow(trx, binding));
      models.forget();
      return bound;
    },

    notifyTakenOver: takeOverNotification({ notifications, directory }, 'designTaken'),
  };
}
