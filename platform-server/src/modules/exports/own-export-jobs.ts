import type { Platform } from '../../platform.ts';
import { fileJob, type OwnJobSource } from '../own-jobs/index.ts';
import { exportTasks } from './exports.repository.ts';

/** Exports among the jobs that people began. */
export function ownExportJobs({ connections, corpId }: Platform): OwnJobSource {
  return {
    async recentOf({ id: userId }, { since, most, locale }) {
      const tasks = await exportTasks.listRecent(connections.db, corpId, { userId, since, most });
      return tasks.map((task) => fileJob('export', task, locale));
    },
  };
}
