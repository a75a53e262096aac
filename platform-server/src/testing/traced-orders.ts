import type { EndpointWorld } from './endpoint-world.ts';

/** Returns the entry of the form trace about an order that was added. */
export async function addedEntry({ app: { platform }, newOrder }: EndpointWorld): Promise<{ logid: string }> {
  const { id } = await newOrder();
  const { db } = platform.connections;
  const entries = db.selectFrom('form_trace').select('id').where('record_id', '=', id).orderBy('modified_time');
  return { logid: (await entries.executeTakeFirstOrThrow()).id };
}
