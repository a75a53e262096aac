import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { post } from '../call.ts';
import { fields, startValues, subTables } from '../form/page/form-model.ts';

/** The model. */
export const schemaCode = 'LargeForm';

/**
 * Expressions that are computed while one types: a sum of a sub-table, a product, and whether a field is asked
 * for.
 */
const expressions: Readonly<Record<string, object>> = {
  Field1: { value: 'sum(Lines.Column1)' },
  Field7: { value: 'Field13 * 2' },
  Field98: { visible: 'Field4 = "Small"' },
};

const properties = [...fields, ...subTables].map((property) => ({
  ...property,
  ...(property.code in expressions && { expressions: expressions[property.code] }),
}));
const codes = properties.map(({ code }) => code);

/** An application with one model of a hundred fields and two sub-tables; JSON is YAML, too. */
const files: Readonly<Record<string, string>> = {
  'application.yaml': JSON.stringify({
    code: 'largeForms',
    name: '大表单',
    group: { code: 'business', name: '业务' },
    menu: [{ code: schemaCode, type: 'BizModel', name: '大表单' }],
  }),
  'models/large.yaml': JSON.stringify({
    schemaCode,
    name: '大表单',
    properties,
    forms: [{ code: 'main', name: '大表单', sections: [{ title: '大表单', columns: 3, properties: codes }] }],
    listViews: [
      { code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: 'Field0' }] },
    ],
    permissions: [{ role: 'everyone', view: 'all', add: true, edit: true, delete: true }],
  }),
};

/** Publishes the model. */
export async function publishLargeForm(portal: TemporaryPortal, token: string): Promise<void> {
  await post(portal, token, '/api/app/apppackage/update', { files });
}

/** A record with a value in every field and 200 rows in each sub-table; a draft opens to be filled in. */
export function saveLargeRecord(portal: TemporaryPortal, token: string, draft: boolean): Promise<BizRecord> {
  return post<BizRecord>(portal, token, '/api/records/save', { schemaCode, data: startValues, draft });
}
