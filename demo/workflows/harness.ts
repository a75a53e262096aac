import type { DatabaseTransaction } from '@portico/platform-server/database';
import { buildServices, type Services } from '@portico/platform-server/services';
import { demoSeed } from '../generate/generate.ts';
import type { World } from '../generate/world.ts';
import type { DemoTarget } from '../load-demo.ts';
import type { DemoPerson } from '../organisation/people.ts';

/** Person who acts in a story. */
export type Actor = Parameters<Services['workflow']['commands']['start']>[0];

/** Harness on which workflows are played: the product's own services in one transaction, on a clock that can be set. */
export interface Harness {
  readonly services: Services;
  readonly world: World;
  readonly corpId: string;
  readonly db: DatabaseTransaction;
  /** Calls of services that are to be made. */
  readonly calls: Parameters<Services['workflow']['serviceCalls']['call']>[0][];
  readonly clock: Clock;
  readonly newId: () => string;
  close(): Promise<void>;
}

/** The time of a harness: never later than the real one. */
export interface Clock {
  now(): Date;
  /** Goes to so many days before the real time. */
  goTo(daysAgo: number): void;
  /** Lets hours go by. */
  pass(hours: number): void;
  /** Goes to the real time. */
  goToNow(): void;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** A harness within a transaction. */
export function openHarness({ platform }: DemoTarget, world: World, db: DatabaseTransaction): Harness {
  const { connections, corpId, newId } = platform;
  const clock = clockUntil(platform.now().getTime());
  // What wants a transaction joins the one that it is handed.
  const services = buildServices({ ...platform, connections: { ...connections, db, readDb: db }, now: clock.now });
  const calls: Harness['calls'] = [];
  services.serviceCalls.handOver(async (_trx, attempt) => void calls.push(attempt));
  return { services, world, corpId, db, calls, clock, newId, close: () => services.eventStreams.close() };
}

/**
 * Returns the items that people have to handle in a workflow and, of the type 4, to read; in the order in which they
 * got it.
 */
export function openItems({ db, corpId }: Harness, instanceId: string) {
  return db
    .selectFrom('work_item')
    .select(['id', 'participant_id as userId', 'activity_code as activityCode', 'type'])
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'PENDING')
    .orderBy('receive_time')
    .orderBy('id')
    .execute();
}

/** Returns whether a workflow has ended. */
export async function isOver({ db, corpId }: Harness, instanceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('workflow_instance')
    .select('finished_time')
    .where('corp_id', '=', corpId)
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow();
  return found.finished_time !== null;
}

/** Returns the ids of the people who have been notified. */
export async function notifiedPeople({ db, corpId }: Harness): Promise<readonly string[]> {
  const rows = await db.selectFrom('notification').select('user_id').distinct().where('corp_id', '=', corpId).execute();
  return rows.map(({ user_id }) => user_id);
}

function clockUntil(now: number): Clock {
  let at = now;
  let moves = 0;
  // Nobody does everything at the same minute.
  const set = (time: number) => {
    moves += 1;
    at = Math.min(now, atWork(time, ((moves * 17) % 53) * minuteMs));
  };
  return {
    now: () => new Date(at),
    goTo: (daysAgo) => set(now - daysAgo * dayMs),
    pass: (hours) => set(at + hours * hourMs),
    goToNow: () => {
      at = now;
    },
  };
}

/** A little later where people work then, 9 to 18 o'clock in UTC+8, else in the next morning. */
function atWork(time: number, later: number): number {
  const inDay = (time + 8 * hourMs) % dayMs;
  if (inDay < 9 * hourMs) return time + 9 * hourMs - inDay + later;
  return inDay < 18 * hourMs ? time + later : time + dayMs + 9 * hourMs - inDay + later;
}

/** A person of the demo as the server knows who is signed in; with the grants of the administrator only. */
export function actorOf({ world, corpId }: Pick<Harness, 'world' | 'corpId'>, id: string): Actor {
  const { name, roles, departmentIds } = personOf(world, id);
  const place = { mainDepartmentId: departmentIds[0] ?? null, departmentIds, departmentIdsBelow: departmentIds };
  const grants = id === 'admin' ? (['ADMIN', 'WORKFLOW_ADMIN'] as const) : [];
  return { id, corpId, name, sessionId: 'demo', grants, roleCodes: roles, ...place };
}

/** A person of the demo; throws for an id that nobody has. */
export function personOf({ people }: World, id: string): DemoPerson {
  const found = people.find((person) => person.id === id);
  if (found === undefined) throw new Error(`${id} is not in the demo organisation.`);
  return found;
}

/** Names a request so that it is done once, however often the demo is loaded. */
export function requestIdOf(...parts: readonly (string | number)[]): string {
  return ['demo', demoSeed, ...parts].join('-').slice(0, 64);
}
