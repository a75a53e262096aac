import type { Action } from './actions.ts';
import { actorOf, personOf, requestIdOf, type Harness } from './harness.ts';

/** Facts that the values of a request are made from. */
export interface Request {
  readonly harness: Harness;
  readonly by: string;
  /** Time at which it is made. */
  readonly at: Date;
}

/** The story of one workflow. */
export interface Scenario {
  /** Names it among all of them. */
  readonly name: string;
  readonly by: string;
  readonly workflowCode: string;
  /** Days before now at which it was started. */
  readonly daysAgo: number;
  readonly data: (request: Request) => Readonly<Record<string, unknown>>;
  /** Actions that were taken then, each so many hours after the one before it. */
  readonly steps?: readonly (readonly [hours: number, action: Action])[];
}

/** The story of a workflow of a kind that is named once for many. */
export type ScenarioOfKind = Omit<Scenario, 'workflowCode'>;

/** Plays a workflow from its start. */
export async function playScenario(harness: Harness, { name, by, workflowCode, daysAgo, data, steps = [] }: Scenario) {
  const { services, world, clock } = harness;
  clock.goTo(daysAgo);
  const actor = actorOf(harness, by);
  const values = data({ harness, by, at: clock.now() });
  const locale = world.isAbroad(personOf(world, by)) ? 'en' : 'zh';
  const input = { workflowCode, data: { ...values }, requestId: requestIdOf(name) };
  const { workflowInstanceId } = await services.workflow.commands.start(actor, input, locale);
  for (const [index, [hours, action]] of steps.entries()) {
    clock.pass(hours);
    await action({ harness, workflowInstanceId, by: actor, requestId: requestIdOf(name, index) }).catch(
      (cause: unknown) => {
        throw new Error(`The workflow ${name} cannot be played: step ${index + 1}.`, { cause });
      },
    );
  }
}
