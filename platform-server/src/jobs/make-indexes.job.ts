import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Makes the indexes that administrators want and deletes those that they do not. It is begun when there is something to
 * do, and every minute: what a killed process left half made, and what went with a changed column, is made again.
 */
export const makeIndexes = defineJob({
  name: 'make-indexes',
  input: Type.Object({}),
  options: { schedule: '* * * * *', expireSeconds: 6 * 60 * 60 },
  handle: (_input, { makeIndexes: make }, signal) => make(signal),
});
