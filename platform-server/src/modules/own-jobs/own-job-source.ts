import type { OwnJob } from '@portico/shared-kit/contract/own-jobs.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';

/** Job as its module knows it: the application and the names of models are added. */
export type OwnJobFacts = Omit<OwnJob, 'appCode' | 'schemaName' | 'schemaName_i18n'>;

/** Range of jobs that are asked for: those under way and those that ended since, the newest, and no more than so many. */
export interface RecentJobs {
  readonly since: Date;
  readonly most: number;
  /** The language in which failures are told. */
  readonly locale: Locale;
}

/** Module that does jobs of one kind in the background. */
export interface OwnJobSource {
  /** The jobs that a person began. */
  recentOf(user: Pick<SignedInUser, 'id'>, recent: RecentJobs): Promise<readonly OwnJobFacts[]>;
}
