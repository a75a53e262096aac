import type { OwnJob, OwnJobs, OwnJobStatus } from '@portico/shared-kit/contract/own-jobs.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ModelService } from '../models/index.ts';
import type { OwnJobFacts, OwnJobSource } from './own-job-source.ts';

/** Time in ms for which an ended job is told, and jobs that are told at most. */
const toldMs = 24 * 60 * 60 * 1000;
const most = 50;

/** Jobs that people began, of whatever kind. */
export interface OwnJobService {
  /** Lists one's own jobs under way and those that ended within the last day, the newest first. */
  list(user: SignedInUser, locale: Locale): Promise<OwnJobs>;
}

interface OwnJobNeeds {
  readonly models: Pick<ModelService, 'all'>;
  /** Sources, a single one for each kind of jobs. */
  readonly sources: readonly OwnJobSource[];
}

/** See OwnJobService. */
export function ownJobService({ now }: Pick<Platform, 'now'>, { models, sources }: OwnJobNeeds): OwnJobService {
  return {
    async list(user, locale) {
      const since = new Date(now().getTime() - toldMs);
      const found = await Promise.all(sources.map((source) => source.recentOf(user, { since, most, locale })));
      const byCode = new Map((await models.all()).map((model) => [model.schemaCode, model]));
      const named = (job: OwnJobFacts): OwnJob => {
        const model = byCode.get(job.schemaCode);
        const { name = job.schemaCode, name_i18n = null } = model?.definition ?? {};
        return { ...job, appCode: model?.appCode ?? null, schemaName: name, schemaName_i18n: name_i18n };
      };
      // What is under way is told even where a great many have ended.
      const told = found.flat().toSorted(byUrgency).slice(0, most);
      return { content: told.toSorted(newestFirst).map(named) };
    },
  };
}

const ended: readonly OwnJobStatus[] = ['DONE', 'FAILED', 'STOPPED'];

function byUrgency(left: OwnJobFacts, right: OwnJobFacts): number {
  const isEnded = ({ status }: OwnJobFacts) => Number(ended.includes(status));
  return isEnded(left) - isEnded(right) || newestFirst(left, right);
}

function newestFirst(left: OwnJobFacts, right: OwnJobFacts): number {
  return Date.parse(right.createdTime) - Date.parse(left.createdTime) || (left.id < right.id ? 1 : -1);
}
