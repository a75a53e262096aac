import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Writes printed records to PDF files. It is run when one begins, when a process starts, and every minute: what a killed
 * process left is begun again.
 */
export const writePrintFiles = defineJob({
  name: 'write-print-files',
  input: Type.Object({}),
  // A run writes one file after the other as long as there are any.
  options: { schedule: '* * * * *', expireSeconds: 6 * 60 * 60 },
  handle: (_input, { writePrintFiles: write }, signal) => write(signal),
});
