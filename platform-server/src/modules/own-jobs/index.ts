export type { OwnJobFacts, OwnJobSource } from './own-job-source.ts';
export { registerOwnJobs } from './own-jobs.routes.ts';
export { type OwnJobService, ownJobService } from './own-jobs.service.ts';
