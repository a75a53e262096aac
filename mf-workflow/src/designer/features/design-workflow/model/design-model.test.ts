import { codeOf } from '@portico/shared-kit/errors';
import { limitsAt } from '@portico/shared-kit/workflow';
import { canvasTexts } from '../canvas.texts.ts';
import { fieldOf } from './design-problems.model.ts';
import { isoDuration, plainDuration } from './duration.model.ts';
import { fieldsOfRows, type RightsRow, rightsRows, withRight } from './field-rights.model.ts';
import { nodeKinds, type NodeKind } from './node-kinds.model.ts';

describe('durations', () => {
  test.each([
    ['PT30M', { amount: 30, unit: 'minutes' }],
    ['PT4H', { amount: 4, unit: 'hours' }],
    ['P3D', { amount: 3, unit: 'days' }],
    ['P2W', { amount: 2, unit: 'weeks' }],
    ['P1M', { amount: 1, unit: 'months' }],
  ])('%s is an amount of a unit, and is written as it was', (text, plain) => {
    expect(plainDuration(text)).toEqual(plain);
    expect(isoDuration(plainDuration(text) ?? { amount: 0, unit: 'days' })).toBe(text);
  });

  test.each(['P1DT4H', '=deadline', '', 'three days'])('%p is no amount of one unit', (text) => {
    expect(plainDuration(text)).toBeNull();
  });
});

describe('rights on fields', () => {
  const paths = ['subject', 'lines', 'lines.amount'];

  test('what a node says nothing of is as usual there, and is not written', () => {
    const rows = rightsRows('approve', [], paths);
    expect(rows.map(({ visible, writable, required }) => [visible, writable, required])).toEqual(
      paths.map(() => [true, false, false]),
    );
    expect(fieldsOfRows('approve', rows, [])).toEqual([]);
  });

  test('what must be filled in can be changed and is seen; what is hidden is neither', () => {
    const rows = rightsRows('approve', [], paths);
    const asked = withRight(rows, { codes: ['subject'], right: 'required', isGiven: true });
    expect(asked[0]).toEqual({ code: 'subject', visible: true, writable: true, required: true });
    const hidden = withRight(asked, { codes: ['subject'], right: 'visible', isGiven: false });
    expect(hidden[0]).toEqual({ code: 'subject', visible: false, writable: false, required: false });
    expect(hidden[1]).toEqual(rows[1]);
  });

  test('what is said of fields that the model has not is kept for the check to name', () => {
    const gone = { code: 'gone', visible: 'false', writable: 'false', required: 'false' };
    const rows = withRight(rightsRows('start', [gone], paths), { codes: paths, right: 'writable', isGiven: false });
    expect(fieldsOfRows('start', rows, [gone]).map(({ code }) => code)).toEqual(['gone', 'subject', 'lines']);
  });
});

/** Returns the limits that the engine reads from the rights that the panel writes. */
function limitsOf(type: 'start' | 'approve', rows: readonly RightsRow[]) {
  const fields = fieldsOfRows(type, rows, []).map((field) => ({
    code: field.code,
    visible: field.visible === 'true',
    writable: field.writable === 'true',
    required: field.required === 'true',
  }));
  return limitsAt(type, fields, ['subject', 'lines', 'lines.amount', 'lines.note']);
}

test.each(['start', 'approve'] as const)('what the panel shows at %p is what the engine makes of it', (type) => {
  const paths = ['subject', 'lines', 'lines.amount', 'lines.note'];
  for (const code of paths) {
    for (const right of ['visible', 'writable', 'required'] as const) {
      for (const isGiven of [true, false]) {
        const rows = withRight(rightsRows(type, [], paths), { codes: [code], right, isGiven });
        const { hidden, readOnly, required, fixedRows } = limitsOf(type, rows);
        expect(hidden).toEqual(rows.filter((row) => !row.visible).map((row) => row.code));
        expect(readOnly).toEqual(
          rows.filter((row) => !row.writable && !fixedRows.includes(row.code)).map((row) => row.code),
        );
        expect(required).toEqual(rows.filter((row) => row.required).map((row) => row.code));
        expect(rightsRows(type, fieldsOfRows(type, rows, []), paths)).toEqual(rows);
      }
    }
  }
});

test('a column is as its sub-table, until it is said to be otherwise', () => {
  const table = { code: 'lines', visible: 'false', writable: '', required: '' };
  expect(rightsRows('start', [table], ['lines', 'lines.amount'])).toEqual([
    { code: 'lines', visible: false, writable: false, required: false },
    { code: 'lines.amount', visible: false, writable: false, required: false },
  ]);
});

test.each([
  ['templateParticipantsMissing', {}, 'participants'],
  ['templateConditionMissing', {}, 'condition'],
  ['templateRuleInvalid', { ruleCode: 'timeout after' }, 'timeout'],
  ['templateRuleInvalid', { rule: 'attachedToRef' }, null],
  ['templateNodeUnreachable', {}, null],
] as const)('%s %p is shown at the field that it is about', (name, params, field) => {
  expect(fieldOf({ code: codeOf(name), params })).toBe(field);
});

test('what a kind can be turned into leads back, and every kind has a word in both languages', () => {
  for (const kind of Object.keys(nodeKinds) as NodeKind[]) {
    for (const other of nodeKinds[kind].into) expect(nodeKinds[other].into).toContain(kind);
    expect(canvasTexts.t('zh', `kind.${kind}`)).not.toBe(canvasTexts.t('en', `kind.${kind}`));
  }
});
