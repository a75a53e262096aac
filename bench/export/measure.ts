import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import type { SignedInUser } from '@portico/platform-server/plugins/signed-in-user';
import { insertOrganisation } from '@portico/platform-server/testing/test-organisation';
import { fillLargeModel, largeColumns } from '../list-page/million/model.ts';

/** Times of one process, the best of its rounds each, and its memory. */
export interface Measurement {
  readonly copyMs: number;
  readonly files: Readonly<Record<'xlsx' | 'csv', number>>;
  /** Bytes that the process had once the table was filled, and at most. */
  readonly beforeBytes: number;
  readonly peakBytes: number;
}

const [, , home = '', count = ''] = process.argv;
const rounds = 3;
const user: SignedInUser = {
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

const open = await openPlatform(readConfig({ PORTICO_HOME: home, DATABASE_URL: '', LOG_LEVEL: 'error' }));
try {
  await insertOrganisation(open.platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [{ code: 'root', name: 'root', grants: ['ADMIN'] }],
    users: [
      { id: 'adm', name: '管理员', roles: ['root'] },
      ...Array.from({ length: 50 }, (_, at) => ({ id: `u${at}`, name: `员工 ${at}`, departmentId: 'sales' })),
    ],
  });
  await fillLargeModel(open, Number(count));
  console.log(JSON.stringify(await measured()));
} finally {
  await open.close();
}

async function measured(): Promise<Measurement> {
  const beforeBytes = process.memoryUsage.rss();
  const times = { copy: Infinity, xlsx: Infinity, csv: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    times.copy = Math.min(times.copy, await timed(copyOut));
    for (const format of ['xlsx', 'csv'] as const)
      times[format] = Math.min(times[format], await timed(() => exported(format)));
  }
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return { copyMs: times.copy, files: { xlsx: times.xlsx, csv: times.csv }, beforeBytes, peakBytes };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Receives what COPY sends; the driver drops it. */
async function copyOut(): Promise<void> {
  const columns = largeColumns.map((code) => `f_${code.toLowerCase()}`).join(', ');
  const client = await open.platform.connections.workPool.connect();
  try {
    await client.query(`copy biz_large (${columns}) to stdout`);
  } finally {
    client.release();
  }
}

async function exported(format: 'xlsx' | 'csv'): Promise<void> {
  const { exports } = open.services;
  const columns = largeColumns.map((propertyCode) => ({ propertyCode }));
  const { id } = await exports.begin(user, { schemaCode: 'Large', columns, allObjectId: true, format }, 'zh');
  await exports.work(new AbortController().signal);
  const { taskStatus, handled, failure } = await exports.get(user, { id }, 'en');
  if (taskStatus !== 'END' || handled !== Number(count))
    throw new Error(`${taskStatus} ${handled} ${failure?.resultDesc}`);
  await exports.remove(user, { id });
}
