export { type AnyJob, defineJob, type Job, type JobContext } from './job.ts';
export { type JobQueue, startJobs } from './start-jobs.ts';
