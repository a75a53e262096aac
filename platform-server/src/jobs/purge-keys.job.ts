import { Type } from 'typebox';
import { defineJob } from './job.ts';
import { deleteExpiredKeys } from './purge.repository.ts';

/** Removes, every five minutes, the private keys of passwords that were never sent. */
export const purgeKeys = defineJob({
  name: 'purge-keys',
  input: Type.Object({}),
  options: { schedule: '*/5 * * * *' },
  async handle(_input, { connections, now }) {
    await deleteExpiredKeys(connections.db, now());
  },
});
