import type { EndpointWorld } from './endpoint-world.ts';

/** An index that can be made. */
export const index = { propertyCode: 'title', kind: 'ascending' };

/** Makes an index of orders, the only one, and names it. */
export async function madeIndex({ app }: EndpointWorld): Promise<object> {
  const { db } = app.platform.connections;
  const id = app.platform.newId();
  const row = { corp_id: 'main', id, schema_code: 'Order', property_code: 'remark', kind: 'ascending' } as const;
  const at = app.platform.now();
  await db.deleteFrom('model_index').execute();
  await db
    .insertInto('model_index')
    .values({ ...row, index_name: `ix_${id}`, status: 'ready', creater: 'root', created_time: at, modified_time: at })
    .execute();
  return { schemaCode: 'Order', id };
}
