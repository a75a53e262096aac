import fc from 'fast-check';
import type { TemplateNode, WorkflowTemplate } from '../index.ts';

/** Text that an XML attribute can carry and the reader keeps: no control characters, no blanks at the ends. */
const nameText = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\p{C}\p{Z}]/gu, '').trim());

/** An English name as a template holds it: absent, or a text. */
const englishName = nameText.map((en) => (en === '' ? null : JSON.stringify({ en })));

const participant = fc.oneof(
  fc.constantFrom('ann', 'ben', 'cai', 'gone').map((value) => ({ kind: 'user' as const, value })),
  fc.constantFrom('all', 'none').map((value) => ({ kind: 'role' as const, value })),
  fc.constant({ kind: 'department' as const, value: 'sales' }),
  fc.constant({ kind: 'originator' as const, value: null }),
  fc.constantFrom('1', '2').map((value) => ({ kind: 'originatorManager' as const, value })),
  fc.constant({ kind: 'staffField' as const, value: 'buyer' }),
);

const approveRules = fc.record({
  type: fc.constant('approve' as const),
  name: nameText,
  nameI18n: englishName,
  participants: fc.array(participant, { minLength: 1, maxLength: 3 }),
  multiInstance: fc.constantFrom('any' as const, 'all' as const),
  nobodyFound: fc.constantFrom('autoPass' as const, 'toAdmin' as const),
  disagree: fc.constantFrom('end' as const, 'toOriginator' as const),
  actions: fc.constantFrom(
    ['agree' as const, 'disagree' as const],
    ['agree' as const, 'disagree' as const, 'finish' as const],
  ),
});

/** Branches of a gateway: each jumps to a node by its number, forward or back to a task. */
const gatewayRules = fc.record({
  type: fc.constant('exclusive' as const),
  name: nameText,
  nameI18n: englishName,
  branches: fc.array(fc.record({ to: fc.nat(20), limit: fc.nat(9), name: nameText }), { maxLength: 3 }),
});

/** Valid templates: a chain of tasks and gateways whose branches jump ahead or back to a task. */
export const randomTemplate: fc.Arbitrary<WorkflowTemplate> = fc
  .record({
    name: nameText,
    revoke: fc.constantFrom('beforeFirstDecision' as const, 'whileProcessing' as const, 'never' as const),
    rules: fc.array(fc.oneof(approveRules, gatewayRules), { maxLength: 7 }),
  })
  .map(({ name, revoke, rules }) => {
    const idOf = (index: number): string => (index < rules.length ? `N${index}` : 'End');
    const chain = ['Start', ...rules.map((_, index) => idOf(index)), 'End'];
    const ahead = chain.slice(1).map((target, index) => ({
      id: `F${index}`,
      name: '',
      source: chain[index] ?? '',
      target,
      condition: null,
    }));
    const jumps = rules.flatMap((rule, index) =>
      rule.type === 'approve'
        ? []
        : rule.branches.map(({ to, limit, name: label }, branch) => {
            const isTarget = to < rules.length && (to > index || rules[to]?.type === 'approve');
            const target = isTarget ? idOf(to) : 'End';
            return {
              id: `J${index}_${branch}`,
              name: label,
              source: idOf(index),
              target,
              condition: `amount > ${limit}`,
            };
          }),
    );
    const inner = rules.map((rule, index): TemplateNode => {
      if (rule.type === 'approve') return { id: idOf(index), ...rule };
      const { type, name: label, nameI18n } = rule;
      return { id: idOf(index), name: label, nameI18n, type, defaultFlow: `F${index + 1}` };
    });
    const nodes: TemplateNode[] = [
      { id: 'Start', name: '', nameI18n: null, type: 'start' },
      ...inner,
      { id: 'End', name: '', nameI18n: null, type: 'end' },
    ];
    return { format: 1, id: 'Process_1', name, revoke, nodes, flows: [...ahead, ...jumps] };
  });

/** What somebody tries next; `pick` chooses the work item, also one that is closed already. */
export const randomMove = fc.record({
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constant('agree' as const) },
    { weight: 3, arbitrary: fc.constantFrom('disagree' as const, 'submit' as const) },
    { weight: 1, arbitrary: fc.constantFrom('revoke' as const, 'finish' as const, 'start' as const) },
  ),
  pick: fc.nat(50),
  isOwner: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  fresh: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  amount: fc.nat(10),
});

export type RandomMove = typeof randomMove extends fc.Arbitrary<infer T> ? T : never;
