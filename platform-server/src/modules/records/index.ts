export type { LoadRecord } from './bulk-load.ts';
export { registerRecords } from './records.routes.ts';
export { type RecordService, recordService } from './records.service.ts';
export type { SavedRecord } from './save-record.ts';
