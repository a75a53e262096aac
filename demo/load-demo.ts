import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackageFolder } from '@portico/platform-server/modules/app-packages';
import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { hashPassword, notePublicPassword } from '@portico/platform-server/modules/session';
import { demoPassword } from './accounts.ts';
import { generateDemo } from './generate/generate.ts';
import { type DemoRecord, personValue } from './generate/record.ts';
import { demoWorld, type World } from './generate/world.ts';
import type { LoadPermission } from './load-permission.ts';
import { demoOrganisation } from './organisation/organisation.ts';
import { playWorkflows } from './workflows/play-workflows.ts';

/** `none`: nothing or a load that was broken off; `others`: applications that are not the demo's. */
export type DemoState = 'none' | 'loaded' | 'others';
/** The part of an open platform that the loader needs; a test's fits too. */
export type DemoTarget = Pick<OpenPlatform, 'platform' | 'services'>;

/** Result of a load: the number of records, and of seconds. */
export interface DemoLoad {
  readonly records: number;
  readonly seconds: number;
}

const folder = join(import.meta.dirname, 'applications');
/** Kept among the settings when everything is there. */
const mark = 'demo';

/** Applications whose records others refer to, which come first. */
const referredTo = ['sales', 'projects', 'purchase'];

/** Codes of the demo's applications, the names of their folders, in the order in which they can be imported. */
export async function listDemoApplications(): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [...referredTo, ...codes.filter((code) => !referredTo.includes(code)).sort()];
}

/** The files of one of the demo's application packages. */
export function readDemoApplication(code: string): Promise<Record<string, string>> {
  return readPackageFolder(join(folder, code));
}

/** Returns the state of the demo in the database. */
export async function findDemoState({ platform }: DemoTarget): Promise<DemoState> {
  const { connections, corpId } = platform;
  const { db } = connections;
  const kept = db.selectFrom('system_setting').select('code').where('corp_id', '=', corpId).where('code', '=', mark);
  if ((await kept.executeTakeFirst()) !== undefined) return 'loaded';
  const applications = await db.selectFrom('application').select('code').where('corp_id', '=', corpId).execute();
  const own = await listDemoApplications();
  return applications.every(({ code }) => own.includes(code)) ? 'none' : 'others';
}

/** The treatment of the demo's passwords, which everybody may know. */
export type Passwords = Exclude<LoadPermission, 'refused'>;

/**
 * Brings the people of the demo into the database; returns how many there are. Where their passwords are to be changed,
 * the administrator that the server made keeps its own: otherwise whoever comes first could take it over.
 */
export async function loadPeople(target: DemoTarget, passwords: Passwords = 'asDescribed'): Promise<number> {
  const mustChangePassword = passwords === 'toBeChanged';
  const passwordHash = await hashPassword(demoPassword);
  // Before anybody has it, so that a load that is broken off is known, too.
  await notePublicPassword(target.platform, passwordHash);
  const organisation = demoOrganisation(passwordHash, mustChangePassword);
  const { users } = await target.services.organisation.importOrganisation(organisation);
  if (!mustChangePassword) await takeOverFirstAdmin(target, passwordHash);
  return users;
}

/** Options of a load; `tell` hears of each part. */
interface LoadOptions {
  readonly passwords?: Passwords;
  readonly tell?: (line: string) => void;
}

/**
 * Brings organisation, applications, records and workflows of the last weeks into the database. A load that was broken off
 * goes on where it stopped: models that have records are left as they are.
 */
export async function loadDemo(
  target: DemoTarget,
  { passwords = 'asDescribed', tell = () => {} }: LoadOptions = {},
): Promise<DemoLoad> {
  const started = performance.now();
  const { platform, services } = target;
  tell(`Organisation: ${await loadPeople(target, passwords)} people`);
  const applications = await listDemoApplications();
  for (const code of applications) await services.appPackages.importPackage(await readDemoApplication(code), {}, null);
  tell(`Applications: ${applications.join(', ')}`);
  const world = demoWorld();
  const records = await loadContent(target, world, tell);
  const { db } = platform.connections;
  const row = { corp_id: platform.corpId, code: mark, value: JSON.stringify({ records }) };
  await db.insertInto('system_setting').values(row).execute();
  return { records, seconds: (performance.now() - started) / 1000 };
}

/**
 * The orders are most of the work: what does not refer to them goes beside them, while the database writes what this
 * process has made. So do the workflows; records of the same models are loaded before or after them, as both take
 * numbers from the same row.
 */
async function loadContent(target: DemoTarget, world: World, tell: (line: string) => void): Promise<number> {
  const { expenseClaim, projectTask, project, salesOrder, customer, ...others } = generateDemo();
  const load = (lane: Lane['lane']) => loadLane(target, { world, tell, lane });
  const first = await load({ customer });
  const beside = await Promise.all([
    load({ salesOrder, project, projectTask }),
    load(others).then(async (loaded) => {
      tell(`Workflows of the last weeks: ${await playWorkflows(target, world)}`);
      return loaded;
    }),
  ]);
  return first + beside[0] + beside[1] + (await load({ expenseClaim }));
}

interface Lane {
  readonly world: World;
  readonly tell: (line: string) => void;
  readonly lane: Readonly<Record<string, readonly DemoRecord[]>>;
}

async function loadLane(target: DemoTarget, { world, tell, lane }: Lane): Promise<number> {
  let sum = 0;
  for (const [schemaCode, records] of Object.entries(lane)) {
    if (await hasRecords(target, schemaCode)) continue;
    const loaded = await target.services.records.saving.bulkLoad(schemaCode, wireRecords(records, world));
    tell(`  ${schemaCode}: ${loaded}`);
    sum += loaded;
  }
  return sum;
}

async function hasRecords({ platform, services }: DemoTarget, schemaCode: string): Promise<boolean> {
  const { table } = (await services.models.current(schemaCode)).table;
  // Those of workflows, and drafts, come beside the others.
  const text = `select 1 from "${table}"
    where corp_id = $1 and workflow_instance_id is null and sequence_status <> 'DRAFT' limit 1`;
  const { rowCount } = await platform.connections.pool.query(text, [platform.corpId]);
  return rowCount === 1;
}

function* wireRecords(records: readonly DemoRecord[], world: World) {
  for (const { id, data, by, owner, createdTime, status } of records) {
    const person = { creater: personValue(by), owner: personValue(owner), ownerDeptId: world.departmentOf(owner) };
    yield { ...(id === undefined ? {} : { id }), data: { ...data, ...person, createdTime, sequenceStatus: status } };
  }
}

/**
 * A server that started on an empty database has made an administrator with a password nobody knows; unless somebody
 * chose it or signed in, it becomes the demo's.
 */
async function takeOverFirstAdmin({ platform }: DemoTarget, passwordHash: string): Promise<void> {
  const { config, connections, corpId } = platform;
  if (config.adminPassword !== undefined) return;
  const { numUpdatedRows } = await connections.db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('corp_id', '=', corpId)
    .where('id', '=', 'admin')
    .where('last_login_time', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await rm(join(config.home, 'first-admin.txt'), { force: true });
}
