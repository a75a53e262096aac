export { type BatchService, batchService } from './batches/batch.service.ts';
export { registerBatches } from './batches/batches.routes.ts';
export { registerRecordJobs } from './jobs/record-jobs.routes.ts';
export { type RecordJobService, recordJobService } from './jobs/record-jobs.service.ts';
export { registerFormTrace } from './form-trace.routes.ts';
export { registerRecords } from './records.routes.ts';
export { type RecordService, recordService } from './records.service.ts';
