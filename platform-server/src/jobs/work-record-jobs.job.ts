import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Works on the operations that people began on everything that a list finds. It is run when one begins, when a process
 * starts, and every minute: what a killed process left is gone on with.
 */
export const workRecordJobs = defineJob({
  name: 'work-record-jobs',
  input: Type.Object({}),
  options: { schedule: '* * * * *', concurrency: 2 },
  handle: (_input, { workRecordJobs: work }, signal) => work(signal),
});
