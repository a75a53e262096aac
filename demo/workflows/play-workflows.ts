import { transaction } from '@portico/platform-server/database';
import type { World } from '../generate/world.ts';
import type { DemoTarget } from '../load-demo.ts';
import { arrangeDelegations } from './delegations.ts';
import { keepDrafts } from './drafts.ts';
import { expenseScenes } from './expense-scenes.ts';
import { historyScenes } from './history.ts';
import { leaveScenes } from './leave-scenes.ts';
import { purchaseScenes } from './purchase-scenes.ts';
import { playScene } from './scene.ts';
import { sealScenes } from './seal-scenes.ts';
import { actorOf, openStage, type Stage, toldPeople } from './stage.ts';

/** News of workflows that were started before have been read, in days. */
const newsDays = 6;

/**
 * The workflows of the last weeks, in every state, started and handled by the product's own commands on a clock that
 * goes through these weeks: so records, logs, times and news agree. All at once or not at all, since a server that runs
 * already would end what was due weeks ago. Returns how many; 0 where they are there.
 */
export async function playWorkflows(target: DemoTarget, world: World): Promise<number> {
  const { connections, corpId } = target.platform;
  return transaction(connections.db, async (trx) => {
    const found = trx.selectFrom('workflow_instance').select('id').where('corp_id', '=', corpId).limit(1);
    if ((await found.executeTakeFirst()) !== undefined) return 0;
    const stage = openStage(target, world, trx);
    const played = await play(stage);
    await stage.close();
    return played;
  });
}

async function play(stage: Stage): Promise<number> {
  await arrangeDelegations(stage);
  const scenes = [...historyScenes(stage.world), ...leaveScenes, ...expenseScenes, ...purchaseScenes, ...sealScenes];
  const inOrder = scenes.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const scene of inOrder.filter(({ daysAgo }) => daysAgo > newsDays)) await playScene(stage, scene);
  await readNews(stage);
  for (const scene of inOrder.filter(({ daysAgo }) => daysAgo <= newsDays)) await playScene(stage, scene);
  await keepDrafts(stage);
  stage.clock.goToNow();
  const { workflow, delegations } = stage.services;
  await workflow.processDueTimers(new AbortController().signal);
  await delegations.settle(new AbortController().signal);
  return scenes.length;
}

async function readNews(stage: Stage): Promise<void> {
  stage.clock.goToNow();
  const { notifications } = stage.services;
  for (const id of await toldPeople(stage)) await notifications.readAll(actorOf(stage, id), 'STATION');
}
