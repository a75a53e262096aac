import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the tray of background jobs while it is closed: they are part of the first load. */
export const ownJobsTexts = defineTexts('ownJobs', {
  zh: { tray: '后台任务', trayUnderWay: '后台任务，{{count}} 项进行中' },
  en: { tray: 'Background jobs', trayUnderWay: 'Background jobs, {{count}} in progress' },
});
