import type { Platform } from '../../../platform.ts';
import type { OwnJobSource } from '../../own-jobs/index.ts';
import { presentJob } from './record-job.presenter.ts';
import { listRecentJobs } from './record-jobs.repository.ts';

/** Operations on many records among the jobs that people began. */
export function ownRecordJobs({ connections, corpId }: Platform): OwnJobSource {
  return {
    async recentOf({ id: userId }, { since, most, locale }) {
      const jobs = await listRecentJobs(connections.db, corpId, { userId, since, most });
      return jobs.map((job) => {
        const { id, schemaCode, operation, status, total, handled, failure, createdTime, endedTime } = presentJob(
          job,
          locale,
        );
        const times = { createdTime, endedTime };
        const counts = { total, handled, refused: job.refusedCount };
        const own = { kind: 'recordJob', id, operation, schemaCode, status, failure } as const;
        return { ...own, ...counts, ...times, viewCode: null, fileName: null, hasFile: false };
      });
    },
  };
}
