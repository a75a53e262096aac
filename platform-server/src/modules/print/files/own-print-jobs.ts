import type { Platform } from '../../../platform.ts';
import { fileJob, type OwnJobSource } from '../../own-jobs/index.ts';
import { printFileTasks } from './print-files.repository.ts';

/** Files of printed records among the jobs that people began. */
export function ownPrintJobs({ connections, corpId }: Platform): OwnJobSource {
  return {
    async recentOf({ id: userId }, { since, most, locale }) {
      const tasks = await printFileTasks.listRecent(connections.db, corpId, { userId, since, most });
      return tasks.map((task) => fileJob('printFile', task, locale, task.refused));
    },
  };
}
