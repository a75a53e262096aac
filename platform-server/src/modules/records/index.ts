export type { RecordDeletion } from './delete-records.ts';
export type { ListQueries } from './reading/list-queries.ts';
export { ownRecordJobs } from './jobs/own-record-jobs.ts';
export { askedOf } from './reading/query-records.ts';
export type { RecordReading } from './reading/reading.service.ts';
export { type RecordServices, recordServices } from './record-services.ts';
export { registerRecords } from './records.routes.ts';
export type { RecordSaving } from './saving/saving.service.ts';
