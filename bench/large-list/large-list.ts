import { readConfig } from '@portico/platform-server/config';
import { inBackground } from '@portico/platform-server/database';
import { type OpenPlatform, openPlatform } from '@portico/platform-server/open-platform';
import type { SignedInUser } from '@portico/platform-server/plugins/signed-in-user';
import { insertOrganisation } from '@portico/platform-server/testing/test-organisation';
import { fillLargeModel } from '../list-page/million/model.ts';

/** The model of 20 mixed columns. */
export const schemaCode = 'Large';

/** Administrator of the installation. */
export const user: SignedInUser = {
  id: 'adm',
  corpId: 'main',
  name: 'adm',
  sessionId: '',
  grants: ['ADMIN'],
  roleCodes: ['root'],
  mainDepartmentId: null,
  departmentIds: [],
  departmentIdsBelow: [],
};

/** Opens an installation of its own in a folder, with fifty people and a list of so many records. */
export async function openLargeList(home: string, rows: number): Promise<OpenPlatform> {
  const open = await openPlatform(readConfig({ PORTICO_HOME: home, DATABASE_URL: '', LOG_LEVEL: 'error' }));
  await insertOrganisation(open.platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [{ code: 'root', name: 'root', grants: ['ADMIN'] }],
    users: [
      { id: 'adm', name: '管理员', departmentId: 'sales', roles: ['root'] },
      ...Array.from({ length: 50 }, (_, at) => ({ id: `u${at}`, name: `员工 ${at}`, departmentId: 'sales' })),
    ],
  });
  await fillLargeModel(open, rows);
  return open;
}

/** Returns the ms that some work in the background takes. */
export async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await inBackground(work);
  return performance.now() - begun;
}

/** Bytes that this process had at most. */
export const peakBytes = (): number => process.resourceUsage().maxRSS * 1024;
