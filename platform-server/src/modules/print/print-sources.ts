import { asRecordId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import { type ModelService, propertiesFor } from '../models/index.ts';
import type { RecordReading } from '../records/index.ts';
import type { PrintSources } from './print.service.ts';

interface Modules {
  readonly models: Pick<ModelService, 'readable' | 'rightsOf'>;
  readonly records: Pick<RecordReading, 'get'>;
  readonly workflowLogs: PrintSources['workflowLogs'];
}

/** Returns the sources of printed content, taken from models, records and workflows. */
export function printSources({ models, records, workflowLogs }: Modules): PrintSources {
  return {
    async requireSight(user, schemaCode) {
      await models.readable(schemaCode, user);
    },
    async model(user, schemaCode) {
      const model = await models.readable(schemaCode, user);
      const { definition } = model;
      const [form] = definition.forms;
      if (form === undefined) throw appError('formMissing', { sheetCode: '' });
      const properties = propertiesFor(model, models.rightsOf(model, user).fields);
      return { name: definition.name, name_i18n: definition.name_i18n ?? null, form, properties };
    },
    record: (user, schemaCode, id) => records.get(user, { schemaCode, id: asRecordId(id) }),
    workflowLogs,
  };
}
