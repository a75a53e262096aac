import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Writes the files of exports. It is run when one begins, when a process starts, and every minute: what a killed process
 * left is begun again.
 */
export const writeExports = defineJob({
  name: 'write-exports',
  input: Type.Object({}),
  // A run writes one file after the other as long as there are any.
  options: { schedule: '* * * * *', concurrency: 2, expireSeconds: 6 * 60 * 60 },
  handle: (_input, { writeExports: write }, signal) => write(signal),
});
