export { registerFormTrace } from './form-trace.routes.ts';
export { registerRecords } from './records.routes.ts';
export { type RecordService, recordService } from './records.service.ts';
