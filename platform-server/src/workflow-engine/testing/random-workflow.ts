import fc from 'fast-check';
import { isTask, type WorkflowTemplate } from '../index.ts';
import type { ParticipantSpec, TemplateNode } from '../template/template.ts';
import { instanceAdminMoves } from './administration-commands.ts';
import { givenRights, randomRights } from './random-rights.ts';
import { type Block, templateOf } from './template-of-blocks.ts';

/** Text that an XML attribute can carry and the reader keeps: no control characters, no blanks at the ends. */
const nameText = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\p{C}\p{Z}]/gu, '').trim());

/** An English name as a template holds it: absent, or a text. */
const englishName = nameText.map((en) => (en === '' ? null : JSON.stringify({ en })));
const head = { name: nameText, nameI18n: englishName };

const participant = fc.oneof(
  fc.constantFrom('ann', 'ben', 'cai', 'gone').map((value) => ({ kind: 'user' as const, value })),
  fc.constantFrom('all', 'none').map((value) => ({ kind: 'role' as const, value })),
  fc.constant({ kind: 'department' as const, value: 'sales' }),
  fc.constant({ kind: 'originator' as const, value: null }),
  fc.constantFrom('1', '2', '12', 'top').map((value) => ({ kind: 'originatorManager' as const, value })),
  fc.constant({ kind: 'staffField' as const, value: 'buyer' }),
  fc.nat(6).map((index) => ({ kind: 'handlerOf' as const, value: `N${index}` })),
  fc
    .constantFrom('if amount > 3 then ["ann", buyer] else null', 'buyer', '"ben"')
    .map((value) => ({ kind: 'expression' as const, value })),
);

/** Rule for when nobody is found, with the person of the rule that needs one. */
const nobodyFound = fc.oneof(
  fc.constantFrom('autoPass' as const, 'toAdmin' as const, 'refuse' as const).map((rule) => ({
    nobodyFound: rule,
    nobodyFoundPerson: null,
  })),
  fc.constantFrom('eve', 'gone').map((nobodyFoundPerson) => ({ nobodyFound: 'toPerson' as const, nobodyFoundPerson })),
);

/** A time limit of a few minutes: in a simulation each command comes a minute after the one before. */
const timeout = fc.record({
  after: fc.constantFrom('PT2M', 'P1D', '=if amount > 3 then duration("PT3M") else null', '=today()'),
  remindBefore: fc.constantFrom(null, 'PT1M', 'PT1H'),
  action: fc.constantFrom('remind' as const, 'pass' as const, 'abort' as const, 'void' as const),
});

/** Rule by which several people decide, with what some of the rules need besides. */
const multiInstance = fc.oneof(
  fc.constantFrom('any' as const, 'all' as const, 'sequence' as const).map((rule) => ({
    multiInstance: rule,
    percentage: null,
    tie: null,
  })),
  fc.integer({ min: 1, max: 100 }).map((percentage) => ({
    multiInstance: 'percentage' as const,
    percentage,
    tie: null,
  })),
  fc.constantFrom('agree' as const, 'disagree' as const).map((tie) => ({
    multiInstance: 'vote' as const,
    percentage: null,
    tie,
  })),
);

const taskRules = fc
  .record({
    ...head,
    participants: fc.array(participant, { minLength: 1, maxLength: 3 }),
    several: multiInstance,
    timeout: fc.option(timeout, { freq: 2 }),
    autoPass: fc.subarray(['originator', 'previous', 'participated', 'later'] as const),
    reasonFor: fc.constant([]),
    nobody: nobodyFound,
    fields: randomRights,
  })
  .map(({ nobody, several, fields, ...rest }) => ({ ...rest, ...nobody, ...several, ...givenRights(fields) }));

/** A time that is watched beside work, in minutes of the simulation. */
const watched = fc.option(
  fc.record({
    interrupts: fc.boolean(),
    due: fc.constantFrom(
      { kind: 'duration' as const, value: 'PT4M' },
      { kind: 'duration' as const, value: 'if amount > 5 then duration("PT2M") else duration("P1D")' },
      { kind: 'date' as const, value: '2025-12-31T23:59:59Z' },
    ),
  }),
  { freq: 2 },
);

const approveBlock = fc
  .record({
    watched,
    rules: taskRules,
    disagree: fc.constantFrom('end' as const, 'toOriginator' as const),
    actions: fc.constantFrom(
      ['agree' as const, 'disagree' as const],
      [
        'agree' as const,
        'disagree' as const,
        'finish' as const,
        'forward' as const,
        'reject' as const,
        'assist' as const,
        'addSign' as const,
        'removeSign' as const,
      ],
    ),
  })
  .map(({ rules, ...rest }) => ({ type: 'approve' as const, ...rules, ...rest }));

const handleBlock = fc
  .record({
    watched,
    rules: taskRules,
    actions: fc.constantFrom(['submit' as const], ['submit' as const, 'finish' as const, 'reject' as const]),
  })
  .map(({ rules, ...rest }) => ({ type: 'handle' as const, ...rules, ...rest }));

const ccBlock = fc
  .record({
    ...head,
    type: fc.constant('circulate' as const),
    participants: fc.array(participant, { minLength: 1, maxLength: 3 }),
    fields: randomRights,
  })
  .map(({ fields, ...rest }) => ({ ...rest, ...givenRights(fields) }));

const timerBlock = fc.record({
  ...head,
  type: fc.constant('timer' as const),
  due: fc.constantFrom(
    { kind: 'duration' as const, value: 'PT3M' },
    { kind: 'duration' as const, value: 'if amount > 5 then duration("PT1H") else duration("P1M")' },
    { kind: 'date' as const, value: '2026-02-01' },
    { kind: 'date' as const, value: '2025-12-31T23:59:59Z' },
  ),
});

const serviceBlock = fc.record({
  ...head,
  type: fc.constant('serviceCall' as const),
  url: fc.constantFrom('https://erp.example/orders', 'http://erp.example:8080/a?b=c&d=%20'),
  method: fc.constantFrom('POST' as const, 'PUT' as const),
  secret: fc.constant('erp'),
  retries: fc.nat(3),
});

/** A choice whose branches jump to a node by its number, ahead or back to a task: also out of a fork, and round. */
const choiceBlock = fc.record({
  ...head,
  type: fc.constant('choice' as const),
  jumps: fc.array(fc.record({ to: fc.nat(40), limit: fc.nat(9), name: nameText }), { maxLength: 3 }),
});

/** Handlers are asked of activities that the template has, else of its start. */
function withKnownHandlers(nodes: readonly TemplateNode[]): readonly TemplateNode[] {
  const ids = new Set(nodes.flatMap((node) => (isTask(node) ? [node.id] : [])));
  const known = (spec: ParticipantSpec): ParticipantSpec =>
    spec.kind !== 'handlerOf' || ids.has(spec.value ?? '') ? spec : { ...spec, value: 'Start' };
  return nodes.map((node) => ('participants' in node ? { ...node, participants: node.participants.map(known) } : node));
}

/** Blocks one after the other; `fork` splits the token into one to three of them, which come together again. */
const { blocks } = fc.letrec<{ block: Block; blocks: Block[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'blocks' },
    { weight: 5, arbitrary: approveBlock },
    { weight: 2, arbitrary: handleBlock },
    { weight: 1, arbitrary: ccBlock },
    { weight: 1, arbitrary: timerBlock },
    { weight: 1, arbitrary: serviceBlock },
    { weight: 2, arbitrary: choiceBlock },
    {
      weight: 1,
      arbitrary: fc.record({
        ...head,
        type: fc.constant('sub' as const),
        watched,
        stops: fc.boolean(),
        blocks: tie('blocks'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        ...head,
        type: fc.constant('fork' as const),
        isInclusive: fc.boolean(),
        isJoinInclusive: fc.boolean(),
        hasDefault: fc.boolean(),
        branches: fc.array(fc.record({ limit: fc.option(fc.nat(9)), blocks: tie('blocks') }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    },
  ),
  blocks: fc.array(tie('block'), { maxLength: 4, depthIdentifier: 'blocks' }),
}));

/** Valid templates of every kind of node. */
export const randomTemplate: fc.Arbitrary<WorkflowTemplate> = fc
  .record({
    name: nameText,
    revoke: fc.constantFrom('beforeFirstDecision' as const, 'whileProcessing' as const, 'never' as const),
    blocks,
  })
  .map(({ blocks: inner, ...rules }) => {
    const { nodes, flows } = templateOf(inner);
    return { format: 1, id: 'Process_1', ...rules, nodes: withKnownHandlers(nodes), flows };
  });

/** Command that somebody tries next; `pick` chooses the work item, also one that is closed already. */
export const randomMove = fc.record({
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('agree' as const, 'advance' as const) },
    { weight: 2, arbitrary: fc.constantFrom('timerFired' as const, 'serviceAnswered' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'disagree' as const,
        'submit' as const,
        'abstain' as const,
        'forward' as const,
        'reject' as const,
        'assist' as const,
        'addApprover' as const,
        'removeApprover' as const,
      ),
    },
    { weight: 4, arbitrary: fc.constantFrom('claim' as const, 'unclaim' as const, 'temporarySave' as const) },
    { weight: 1, arbitrary: fc.constantFrom('revoke' as const, 'finish' as const, 'start' as const) },
    { weight: 2, arbitrary: fc.constantFrom('circulate' as const, 'read' as const) },
    { weight: 3, arbitrary: fc.constant('timeout' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...instanceAdminMoves) },
  ),
  pick: fc.nat(50),
  /** Person to hand work to: one who is known, one who has left, or whoever has it already. */
  whom: fc.constantFrom('ann', 'ben', 'eve', 'fay', 'gone'),
  isOwner: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  fresh: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  amount: fc.nat(10),
});

export type RandomMove = typeof randomMove extends fc.Arbitrary<infer T> ? T : never;
