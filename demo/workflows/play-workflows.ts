import { transaction } from '@portico/platform-server/database';
import type { World } from '../generate/world.ts';
import type { DemoTarget } from '../load-demo.ts';
import { arrangeDelegations } from './delegations.ts';
import { keepDrafts } from './drafts.ts';
import { expenseScenarios } from './expense-scenarios.ts';
import { historyScenarios } from './history.ts';
import { leaveScenarios } from './leave-scenarios.ts';
import { purchaseScenarios } from './purchase-scenarios.ts';
import { playScenario } from './scenario.ts';
import { sealScenarios } from './seal-scenarios.ts';
import { actorOf, openHarness, type Harness, notifiedPeople } from './harness.ts';

/** News of workflows that were started before have been read, in days. */
const unreadDays = 6;

/**
 * The workflows of the last weeks, in every state, started and handled by the product's own commands on a clock that
 * goes through these weeks: so records, logs, times and notifications agree. All at once or not at all, since a server that runs
 * already would end what was due weeks ago. Returns how many; 0 where they are there.
 */
export async function playWorkflows(target: DemoTarget, world: World): Promise<number> {
  const { connections, corpId } = target.platform;
  return transaction(connections.db, async (trx) => {
    const found = trx.selectFrom('workflow_instance').select('id').where('corp_id', '=', corpId).limit(1);
    if ((await found.executeTakeFirst()) !== undefined) return 0;
    const harness = openHarness(target, world, trx);
    const played = await play(harness);
    await harness.close();
    return played;
  });
}

async function play(harness: Harness): Promise<number> {
  await arrangeDelegations(harness);
  const scenarios = [
    ...historyScenarios(harness.world),
    ...leaveScenarios,
    ...expenseScenarios,
    ...purchaseScenarios,
    ...sealScenarios,
  ];
  const inOrder = scenarios.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const scenario of inOrder.filter(({ daysAgo }) => daysAgo > unreadDays)) await playScenario(harness, scenario);
  await readNotifications(harness);
  for (const scenario of inOrder.filter(({ daysAgo }) => daysAgo <= unreadDays)) await playScenario(harness, scenario);
  await keepDrafts(harness);
  harness.clock.goToNow();
  const { workflow, delegations } = harness.services;
  await workflow.timers.processDue(new AbortController().signal);
  await delegations.processDue(new AbortController().signal);
  return scenarios.length;
}

async function readNotifications(harness: Harness): Promise<void> {
  harness.clock.goToNow();
  const { notifications } = harness.services;
  for (const id of await notifiedPeople(harness)) await notifications.readAll(actorOf(harness, id), 'STATION');
}
