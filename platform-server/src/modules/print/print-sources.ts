import type { Property } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { ModelService } from '../models/index.ts';
import type { RecordService } from '../records/index.ts';
import type { PrintSources } from './print.service.ts';

interface Modules {
  readonly models: Pick<ModelService, 'readable'>;
  readonly records: Pick<RecordService, 'get'>;
  readonly workflowLogs: PrintSources['workflowLogs'];
}

/** What is printed, taken from models, records and workflows. */
export function printSources({ models, records, workflowLogs }: Modules): PrintSources {
  return {
    async requireSight(user, schemaCode) {
      await models.readable(schemaCode, user);
    },
    async model(user, schemaCode) {
      const { definition, table } = await models.readable(schemaCode, user);
      const [form] = definition.forms;
      if (form === undefined) throw appError('formMissing', { sheetCode: '' });
      const properties = table.properties as unknown as readonly Property[];
      return { name: definition.name, name_i18n: definition.name_i18n ?? null, form, properties };
    },
    record: (user, schemaCode, id) => records.get(user, { schemaCode, id }),
    workflowLogs,
  };
}
