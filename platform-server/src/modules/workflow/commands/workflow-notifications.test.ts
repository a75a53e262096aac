import type { StoredItem } from '../../../workflow-engine/testing/stored-item.ts';
import { notificationTarget } from '@portico/shared-kit/contract/notification-target';
import type { InstanceResult } from '../../../workflow-engine/instance-state.ts';
import type { CommandType } from '../../../workflow-engine/index.ts';
import type { WorkflowEvent } from '../../../workflow-engine/outcome.ts';
import { ccTask } from '../../../workflow-engine/testing/diagrams.ts';
import { person } from '../../../workflow-engine/testing/simulation.ts';
import { messageTypes } from '../../notifications/index.ts';
import { messageOf } from '../notification-messages.ts';
import {
  type Scenario,
  admin,
  answer,
  first,
  itemOf,
  late,
  limited,
  line,
  own,
  play,
  reading,
  service,
  task,
  three,
  timer,
  two,
} from '../testing/notification-scenarios.ts';
import type { WorkflowNotification } from '../workflow.ports.ts';
import { cancellations } from './notification-variants.ts';

/** Every command of the engine, with those of its outcomes of which people hear different things. */
const scenarios: { readonly [T in CommandType]: readonly Scenario[] } = {
  start: [
    { title: 'who is asked gets a to-do', xml: two, act: (s) => s.start(), told: ['ann 1 item'] },
    {
      title: 'who is to read is told by its originator, and so are those who handle it next',
      xml: line(['Read', ccTask('Read', '传阅', { participants: [['user', 'eve']] })], task('One', '初审', ['ann'])),
      act: (s) => s.start(),
      told: ['eve 16 item', 'ann 1 item'],
    },
  ],
  agree: [
    { title: 'the next one gets a to-do', xml: two, act: (s) => s.act('agree', 'ann', '同意'), told: ['ben 1 item'] },
    {
      title: 'the others of whom one is enough hear nothing',
      xml: three,
      act: (s) => s.act('agree', 'ben'),
      told: ['dan 1 item'],
    },
    {
      title: 'the last one completes it for its originator',
      xml: two,
      before: (s) => s.act('agree', 'ann'),
      act: (s) => s.act('agree', 'ben', '同意'),
      told: ['lin 3 instance'],
    },
    {
      title: 'who asked somebody to sign hears when the last of them has',
      xml: two,
      before: (s) => [s.ask('ann', ['cai', 'dan'], 'before'), s.act('agree', 'dan')],
      act: (s) => s.act('agree', 'cai', '可以'),
      told: ['ann 14.answered item'],
    },
    {
      title: 'who was asked for help and has not answered hears that nobody waits for it',
      xml: two,
      before: (s) => s.ask('ann', ['cai', 'dan'], 'help'),
      act: (s) => s.act('agree', 'ann'),
      told: ['ben 1 item', 'cai 17.notNeeded instance', 'dan 17.notNeeded instance'],
    },
    {
      title: 'who signs, while others have not, sends no notification',
      xml: two,
      before: (s) => s.ask('ann', ['cai', 'dan'], 'before'),
      act: (s) => s.act('agree', 'cai'),
      told: [],
    },
  ],
  disagree: [
    {
      title: 'the originator hears why',
      xml: two,
      act: (s) => s.act('disagree', 'ann', '超出预算'),
      told: ['lin 4 instance'],
    },
    {
      title: 'back to the originator by the rule of the activity',
      xml: line(task('One', '初审', ['ann'], 'disagree="toOriginator"')),
      act: (s) => s.act('disagree', 'ann', '缺发票'),
      told: ['lin 2 item'],
    },
  ],
  abstain: [
    {
      title: 'decides nothing and sends no notification',
      xml: line(task('One', '初审', ['ann', 'ben'], 'multiInstance="vote" percentage="50"')),
      act: (s) => s.act('abstain', 'ann'),
      told: [],
    },
  ],
  claim: [{ title: 'the others find it gone', xml: three, act: (s) => s.claim('claim', 'ann'), told: [] }],
  temporarySave: [{ title: 'is nobody else’s business', xml: two, act: (s) => s.keep('ann'), told: [] }],
  unclaim: [
    {
      title: 'the others have it again',
      xml: three,
      before: (s) => s.claim('claim', 'ann'),
      act: (s) => s.claim('unclaim', 'ann'),
      told: ['ben 1 item', 'cai 1 item'],
    },
  ],
  submit: [
    {
      title: 'what was handed back goes to whoever is next',
      xml: two,
      before: (s) => s.reject('ann', 'Start'),
      act: (s) => s.act('submit', 'lin'),
      told: ['ann 1 item'],
    },
    {
      title: 'who asked for help hears of the answer',
      xml: two,
      before: (s) => s.ask('ann', ['cai'], 'help'),
      act: (s) => s.act('submit', 'cai', '发票齐全'),
      told: ['ann 13.answered item'],
    },
    {
      title: 'what was to be done is done',
      xml: reading,
      before: (s) => s.act('agree', 'ann'),
      act: (s) => s.act('submit', 'dan'),
      told: ['lin 3 instance'],
    },
  ],
  reject: [
    {
      title: 'to the originator',
      xml: two,
      act: (s) => s.reject('ann', 'Start', false, '金额写错了'),
      told: ['lin 2 item'],
    },
    {
      title: 'to whoever approved it before',
      xml: two,
      before: (s) => s.act('agree', 'ann'),
      act: (s) => s.reject('ben', 'One', true, '请补充'),
      told: ['ann 2.again item'],
    },
  ],
  forward: [
    { title: 'who gets it', xml: two, act: (s) => s.forward('ann', ['cai'], '我在休假'), told: ['cai 12 item'] },
  ],
  assist: [{ title: 'who is asked', xml: two, act: (s) => s.ask('ann', ['cai'], 'help'), told: ['cai 13 item'] }],
  addApprover: [{ title: 'who is asked', xml: two, act: (s) => s.ask('ann', ['cai'], 'after'), told: ['cai 14 item'] }],
  removeApprover: [
    {
      title: 'who is not to sign any more',
      xml: two,
      before: (s) => s.ask('ann', ['cai'], 'before'),
      act: (s) => s.removeApprover('ann', ['cai']),
      told: ['cai 17.takenAway instance'],
    },
  ],
  circulate: [
    {
      title: 'its readers',
      xml: two,
      act: (s) =>
        s.run({
          type: 'circulate',
          actor: person('ann'),
          comment: '供参考',
          activityCode: 'One',
          unread: [],
          people: [{ kind: 'user', value: 'eve' }],
        }),
      told: ['eve 16 item'],
    },
    {
      title: 'the readers of an activity of the template',
      xml: reading,
      act: (s) => s.act('agree', 'ann', '同意'),
      told: ['eve 16 item', 'dan 1 item'],
    },
  ],
  read: [
    {
      title: 'nobody',
      xml: reading,
      before: (s) => s.act('agree', 'ann'),
      act: (s) => s.run({ type: 'read', workItem: s.unread()[0] as StoredItem, actor: person('eve') }),
      told: [],
    },
  ],
  revoke: [
    {
      title: 'who had work',
      xml: three,
      act: (s) => s.run({ type: 'revoke', actor: person('lin'), comment: '写错了' }),
      told: ['ann 17 instance', 'ben 17 instance', 'cai 17 instance'],
    },
  ],
  finish: [
    {
      title: 'by a handler: the originator',
      xml: three,
      act: (s) => s.run({ type: 'finish', ...own(s, 'ann') }),
      told: ['lin 3.early instance'],
    },
    {
      title: 'by an administrator: who had work too',
      xml: two,
      act: (s) => s.run({ type: 'finish', workItem: null, ...admin }),
      told: ['lin 3.early instance', 'ann 17.early instance'],
    },
  ],
  abort: [
    {
      title: 'who had work, and the originator',
      xml: two,
      act: (s) => s.run({ type: 'abort', ...admin }),
      told: ['lin 17.ownAborted instance', 'ann 17.aborted instance'],
    },
  ],
  void: [
    {
      title: 'by an administrator',
      xml: two,
      act: (s) => s.run({ type: 'void', ...admin }),
      told: ['lin 17.ownVoided instance', 'ann 17.voided instance'],
    },
    {
      title: 'by the originator: who had work alone',
      xml: two,
      act: (s) => s.run({ type: 'void', actor: person('lin'), comment: null }),
      told: ['ann 17.voided instance'],
    },
  ],
  adjustParticipants: [
    {
      title: 'who lost and who got it',
      xml: three,
      act: (s) =>
        s.run({
          type: 'adjustParticipants',
          ...admin,
          activityId: first(s),
          pending: s.pending(),
          people: [person('ann'), person('dan')],
        }),
      told: ['dan 1 item', 'ben 17.takenAway instance', 'cai 17.takenAway instance'],
    },
  ],
  adjustParticipant: [
    {
      title: 'who lost and who got it',
      xml: two,
      act: (s) =>
        s.run({
          type: 'adjustParticipant',
          ...admin,
          pending: s.pending(),
          workItemId: itemOf(s, 'ann').id,
          person: person('dan'),
        }),
      told: ['dan 1 item', 'ann 17.takenAway instance'],
    },
  ],
  modifyOwner: [
    {
      title: 'whose it was hears it once, whose it is gets what lies with the originator',
      xml: two,
      before: (s) => s.reject('ann', 'Start'),
      act: (s) =>
        s.run({
          type: 'modifyOwner',
          ...admin,
          pending: s.pending(),
          owner: {
            ...person('dan'),
            departmentId: null,
          },
        }),
      told: ['dan 2 item', 'lin 17.ownerTaken instance'],
    },
  ],
  activateActivity: [
    {
      title: 'who gets work',
      xml: two,
      act: (s) => s.run({ type: 'activateActivity', ...admin, nodeId: 'Two', people: null }),
      told: ['ben 1 item'],
    },
  ],
  cancelActivity: [
    {
      title: 'whose work it was, and who is next',
      xml: two,
      act: (s) => s.run({ type: 'cancelActivity', ...admin, activityId: first(s), continuation: 'advance' }),
      told: ['ben 1 item', 'ann 17.takenAway instance'],
    },
  ],
  timeout: [
    { title: 'due soon', xml: limited(['ann'], 'remind'), act: (s) => late(s, 21), told: ['ann 21 item'] },
    { title: 'overdue', xml: limited(['ann'], 'remind'), act: (s) => late(s, 121), told: ['ann 23 item'] },
    {
      title: 'passed, for the others of whom one is enough too',
      xml: limited(['ann', 'ben'], 'pass'),
      act: (s) => late(s, 40),
      told: ['lin 3 instance', 'ben 17.timeLimit instance', 'ann 23.passed item'],
    },
    {
      title: 'aborted',
      xml: limited(['ann', 'ben'], 'abort'),
      act: (s) => late(s, 40),
      told: ['lin 17.ownTimeAborted instance', 'ben 17.timeLimit instance', 'ann 23.aborted item'],
    },
    {
      title: 'voided',
      xml: limited(['ann'], 'void'),
      act: (s) => late(s, 40),
      told: ['lin 17.ownTimeVoided instance', 'ann 23.voided item'],
    },
  ],
  timerFired: [
    {
      title: 'who is next hears it from the originator',
      xml: timer,
      act: (s) => {
        const command = s.wait();
        return command && s.run(command);
      },
      told: ['ann 1 item'],
    },
  ],
  serviceAnswered: [
    {
      title: 'given up: those who mend it',
      xml: service,
      act: (s) => answer(s, 'HTTP 500'),
      told: ['admin 108.stopped instance'],
    },
    { title: 'answered: who is next', xml: service, act: (s) => answer(s, null), told: ['lin 3 instance'] },
  ],
};

type VariedMessage = { readonly number: number; readonly variants?: readonly string[] };
/** Receiver and type of a notification, which of its words, and whether it leads to a work item or the instance. */
function spell(notification: WorkflowNotification): string {
  const { type, bizParams } = messageOf(notification, new Map());
  const { number, variants = [] }: VariedMessage = messageTypes[type];
  const variant = bizParams.way === undefined ? '' : `.${bizParams.way}`;
  if (variant !== '' && !variants.includes(variant.slice(1))) throw new Error(`${type} has no words for ${variant}`);
  const target = notificationTarget({ messageType: number, bizParams: JSON.stringify(bizParams) }, null) ?? '';
  const query = new URLSearchParams(target.slice(target.indexOf('?')));
  const place = query.get('workitemId') === null ? 'instance' : 'item';
  expect([target.split('?')[0], query.get('workflowInstanceId')]).toEqual(['/form/detail', 'i1']);
  return `${notification.userId} ${number}${variant} ${place}`;
}

const rows = Object.entries(scenarios).flatMap(([type, list]) => list.map((scenario) => ({ type, ...scenario })));

test.each(rows)('$type: $title', async (scenario) => {
  const { notifications } = await play(scenario, scenario.type === 'start');
  expect(notifications.map(spell)).toEqual(scenario.told);
});

test('every command, event, end and kind of words of the engine has a scenario', async () => {
  const played = await Promise.all(rows.map((scenario) => play(scenario, scenario.type === 'start')));
  const events = played.flatMap((each) => each.events);
  const eventKinds: Readonly<Record<WorkflowEvent['kind'], true>> = {
    log: true,
    dueSoon: true,
    timedOut: true,
    answered: true,
    stopped: true,
    instanceEnded: true,
  };
  const results: Readonly<Record<InstanceResult, true>> = {
    approved: true,
    disagreed: true,
    revoked: true,
    finished: true,
    aborted: true,
    voided: true,
  };
  expect(Object.keys(scenarios).sort()).toEqual(Object.keys(cancellations).sort());
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(Object.keys(eventKinds)));
  const ends = events.flatMap((event) => (event.kind === 'instanceEnded' ? [event.result] : []));
  expect(new Set(ends)).toEqual(new Set(Object.keys(results)));
  const sent = new Set(played.flatMap(({ notifications }) => notifications.map((each) => spell(each).split(' ')[1])));
  // Urging is a message beside the engine, a delegation is no command on an instance.
  const names = Object.keys(messageTypes) as (keyof typeof messageTypes)[];
  const ofCommands = names.filter((name) => name !== 'workItemUrged' && messageTypes[name].number < 31);
  const worded = ofCommands.flatMap((name) => {
    const { number, variants = [] }: VariedMessage = messageTypes[name];
    return [`${number}`, ...variants.map((variant) => `${number}.${variant}`)];
  });
  expect(sent).toEqual(new Set([...worded, '108.stopped']));
});
