import { globSync, readFileSync } from 'node:fs';
import { contractOperations } from '../testing/contract-operations.ts';

/** Endpoints that pages ask again and again by themselves, by the file with the timer; empty: it asks for nothing but what somebody did. */
const timers: Readonly<Record<string, readonly string[]>> = {
  'mf-datalist/src/actions/export/use-export-state.ts': ['getExport'],
  'mf-datalist/src/actions/import/use-import-task.ts': ['getImport'],
  'mf-datalist/src/features/follow-job/use-job-state.ts': ['getRecordJob'],
  'mf-datalist/src/features/index-advisor/IndexDialog.tsx': ['listModelIndexes'],
  'mf-datalist/src/features/index-advisor/use-slow-list.ts': ['adviseIndexes'],
  'mf-datalist/src/live/use-watched-list.ts': ['watchList'],
  'mf-print/src/preview/file/use-print-file.ts': ['getPrintFile'],
  'mf-workflow/src/center/pages/workflow-center/WorkListFrame.tsx': [],
  'shared-kit/src/documents/environment.ts': ['takeDesignLock'],
  'shell-host/src/notifications/polling-leader.ts': ['getUnreadCount'],
  'shell-host/src/notifications/use-now.ts': [],
  'shell-host/src/own-jobs/use-own-jobs.ts': ['listOwnJobs'],
  'shell-host/src/session/keep-session.ts': ['refreshToken', 'refreshTokenOf'],
};

/** Endpoints that are opened anew where they end, that report failures, and whose parts say it themselves. */
const others = ['streamNotificationEvents', 'reportFailure', 'readBatch'];

const root = new URL('../../../', `file://${__filename}`).pathname;

test('every timer of a page that asks for something stands here', () => {
  const files = globSync('{shell-host,shared-kit,mf-*}/src/**/*.{ts,tsx}', { cwd: root });
  const ticking = files.filter((file) => {
    if (file.includes('.test.') || file.includes('/testing/')) return false;
    return /\bsetInterval\(|\bpollingInterval\b/.test(readFileSync(root + file, 'utf8'));
  });
  expect(ticking.sort()).toEqual(Object.keys(timers));
});

test('what pages ask for by themselves is marked in the contract, so that it keeps no session, and nothing else is', async () => {
  const marked = (await contractOperations()).filter(({ isBackground }) => isBackground);
  expect(marked.map(({ operationId }) => operationId).sort()).toEqual(
    [...Object.values(timers).flat(), ...others].sort(),
  );
});
