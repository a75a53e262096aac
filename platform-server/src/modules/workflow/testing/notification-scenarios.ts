import type { StoredItem } from '../../../workflow-engine/testing/stored-item.ts';
import { readTemplate } from '../../../workflow-engine/index.ts';
import type { Outcome, WorkflowEvent } from '../../../workflow-engine/outcome.ts';
import { approve, bpmn, ccTask, end, flow, handle, start } from '../../../workflow-engine/testing/diagrams.ts';
import { person, Simulation } from '../../../workflow-engine/testing/simulation.ts';
import { notificationsOf } from '../commands/workflow-notifications.ts';
import type { WorkflowNotification } from '../workflow.ports.ts';

type Acting = Extract<Outcome, { kind: 'done' }>;

/** Elements of a process between its start and its end, one after the other by their ids. */
export function line(...nodes: readonly (readonly [id: string, xml: string])[]): string {
  const ids = ['Start', ...nodes.map(([id]) => id), 'End'];
  const flows = ids.slice(1).map((id, index) => flow(`F${index}`, ids[index] ?? '', id));
  const open = '<bpmn:extensionElements><portico:process revoke="whileProcessing"/></bpmn:extensionElements>';
  return bpmn([open, start, ...nodes.map(([, xml]) => xml), ...flows, end].join(''));
}

const all = 'agree disagree finish forward reject assist addSign removeSign';
export const task = (id: string, name: string, people: readonly string[], rules = '') =>
  [
    id,
    approve(id, name, {
      nameEn: id,
      rules: `actions="${all}" ${rules}`,
      participants: people.map((who) => ['user', who]),
    }),
  ] as const;
export const limited = (people: readonly string[], action: string) => {
  const [id, xml] = task('One', '初审', people);
  const limit = `<portico:timeout after="PT30M" remindBefore="PT10M" action="${action}"/></portico:activity>`;
  return line([id, xml.replace('</portico:activity>', limit)]);
};
export const two = line(task('One', '初审', ['ann']), task('Two', '复审', ['ben']));
export const three = line(
  task('One', '初审', ['ann', 'ben', 'cai'], 'multiInstance="any"'),
  task('Two', '复审', ['dan']),
);
export const service = line([
  'Erp',
  '<bpmn:serviceTask id="Erp" name="同步"><bpmn:extensionElements><portico:service url="https://erp.example/" secret="erp"/></bpmn:extensionElements></bpmn:serviceTask>',
]);
export const timer = line(
  [
    'Wait',
    '<bpmn:intermediateCatchEvent id="Wait" name="等待"><bpmn:timerEventDefinition><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
  ],
  task('One', '初审', ['ann']),
);
export const reading = line(
  task('One', '初审', ['ann']),
  ['Read', ccTask('Read', '传阅', { participants: [['user', 'eve']] })],
  ['Do', handle('Do', '归档', { nameEn: 'File it', participants: [['user', 'dan']] })],
);

export interface Scenario {
  readonly title: string;
  readonly xml: string;
  /** Actions before the one in question, without the start. */
  readonly before?: (simulation: Simulation) => unknown;
  readonly act: (simulation: Simulation) => unknown;
  /** Receivers of notifications, with the text and the target of each. */
  readonly told: readonly string[];
}

export const admin = { actor: person('admin'), comment: null };
export const first = ({ state }: Simulation) => state?.activities[0]?.id ?? '';
export const itemOf = (simulation: Simulation, who: string): StoredItem => {
  const found = simulation.pending().find(({ participant }) => participant.id === who);
  if (found === undefined) throw new Error(`${who} has nothing`);
  return found;
};
export const own = (simulation: Simulation, who: string) => ({
  workItem: itemOf(simulation, who),
  actor: person(who),
  comment: null,
});
export const late = (simulation: Simulation, minute: number, who = 'ann') => {
  simulation.minute = minute - 1;
  return simulation.run({ type: 'timeout', workItem: itemOf(simulation, who) });
};
export const answer = (simulation: Simulation, failure: string | null) => {
  const command = simulation.answerCall(failure);
  return command && simulation.run(command);
};

export interface StoryOutcome {
  readonly notifications: readonly WorkflowNotification[];
  readonly events: readonly WorkflowEvent[];
}

/** Plays a scenario and tells its last action. */
export async function play({ xml, before, act }: Scenario, isStart: boolean): Promise<StoryOutcome> {
  const read = await readTemplate(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const simulation = new Simulation(read.template, (request) => {
    if (request.kind === 'user') return [person(request.userId)];
    return request.kind === 'users' ? request.userIds.map(person) : [];
  });
  if (!isStart) simulation.start();
  before?.(simulation);
  const { items, state } = simulation;
  const done = act(simulation) as Acting;
  if (done.kind !== 'done') throw new Error(JSON.stringify(done));
  const command = simulation.history.at(-1)?.command;
  if (command === undefined) throw new Error('nothing was done');
  const isTaken = ({ id, activityId }: StoredItem) =>
    done.workItems.some(
      (change) =>
        (change.kind === 'cancel' && change.workItemId === id) ||
        (change.kind === 'closeActivity' && change.activityId === activityId),
    );
  const isOwn = ({ id }: StoredItem) =>
    done.workItems.some((change) => change.kind === 'close' && change.workItemId === id);
  const named = (item: StoredItem) => {
    const node = read.template.nodes.find(({ id }) => id === item.activityCode);
    return { ...item, activityName: node?.name ?? '', activityNameI18n: node?.nameI18n ?? null };
  };
  const canceled = items
    .filter((item) => item.status === 'PENDING' && isTaken(item) && !isOwn(item))
    .map((item) => ({ ...named(item), participantId: item.participant.id }));
  const place = { workflowInstanceId: 'i1', schemaCode: 'leave', recordId: 'o1' };
  const names = { workflowName: '请假', workflowNameI18n: null, instanceName: '请假-六月', instanceNameI18n: null };
  const facts = { ...place, ...names };
  const people = { originatorBefore: state?.originator ?? null, canceled, instanceAdminIds: ['admin'] };
  const notifications = notificationsOf({ facts, command, done, ...people, answered: items.map(named) });
  return { notifications, events: done.events };
}
