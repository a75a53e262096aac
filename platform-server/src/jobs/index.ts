export type { JobContext } from './job.ts';
export { type JobQueue, startJobs } from './start-jobs.ts';
export { makeIndexes } from './make-indexes.job.ts';
export { writeExports } from './write-exports.job.ts';
export { writePrintFiles } from './write-print-files.job.ts';
export { workImports } from './work-imports.job.ts';
export { workRecordJobs } from './work-record-jobs.job.ts';
export { callService } from './call-service.job.ts';
