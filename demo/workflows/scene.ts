import type { Deed } from './deeds.ts';
import { actorOf, personOf, requestIdOf, type Stage } from './stage.ts';

/** Facts that the values of a request are made from. */
export interface Request {
  readonly stage: Stage;
  readonly by: string;
  /** Time at which it is made. */
  readonly at: Date;
}

/** The story of one workflow. */
export interface Scene {
  /** Names it among all of them. */
  readonly name: string;
  readonly by: string;
  readonly workflowCode: string;
  /** Days before now at which it was started. */
  readonly daysAgo: number;
  readonly data: (request: Request) => Readonly<Record<string, unknown>>;
  /** Actions that were taken then, each so many hours after the one before it. */
  readonly turns?: readonly (readonly [hours: number, deed: Deed])[];
}

/** The story of a workflow of a kind that is named once for many. */
export type SceneOfKind = Omit<Scene, 'workflowCode'>;

/** Plays a workflow from its start. */
export async function playScene(stage: Stage, { name, by, workflowCode, daysAgo, data, turns = [] }: Scene) {
  const { services, world, clock } = stage;
  clock.goTo(daysAgo);
  const actor = actorOf(stage, by);
  const values = data({ stage, by, at: clock.now() });
  const locale = world.isAbroad(personOf(world, by)) ? 'en' : 'zh';
  const input = { workflowCode, data: { ...values }, requestId: requestIdOf(name) };
  const { workflowInstanceId } = await services.workflow.start(actor, input, locale);
  for (const [index, [hours, deed]] of turns.entries()) {
    clock.pass(hours);
    await deed({ stage, workflowInstanceId, by: actor, requestId: requestIdOf(name, index) }).catch(
      (cause: unknown) => {
        throw new Error(`The workflow ${name} cannot be told: turn ${index + 1}.`, { cause });
      },
    );
  }
}
