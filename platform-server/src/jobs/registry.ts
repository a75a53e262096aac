import type { AnyJob } from './job.ts';
import { purgeExpired } from './purge-expired.job.ts';

/** Every job of the product: a new one is a file and a row here. */
export const jobs: readonly AnyJob[] = [purgeExpired];
