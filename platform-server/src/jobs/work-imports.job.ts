import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Works on the imports of spreadsheets that people began. It is run when one begins, when a process starts, and every
 * minute: what a killed process left is begun anew.
 */
export const workImports = defineJob({
  name: 'work-imports',
  input: Type.Object({}),
  options: { schedule: '* * * * *', concurrency: 2, expireSeconds: 4 * 60 * 60 },
  handle: (_input, { workImports: work }, signal) => work(signal),
});
