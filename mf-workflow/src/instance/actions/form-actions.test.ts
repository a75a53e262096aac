import type { ActionCode } from './action-table.ts';
import { arrangeActions, type FormAction, keyOf } from './form-actions.model.ts';

const actionsOf = (codes: readonly ActionCode[]): readonly FormAction[] =>
  codes.map((code) => ({ code, label: code, run: () => undefined }));

/** The row and the groups of its menu, as codes. */
function arranged(codes: readonly ActionCode[], isPhone = false) {
  const { primary, buttons, menu } = arrangeActions(actionsOf(codes), isPhone);
  return [
    [primary?.code ?? null, ...buttons.map(({ code }) => code)],
    ...menu.map(({ name, actions }) => `${name}: ${actions.map(({ code }) => code).join(' ')}`),
  ];
}

const approval = ['agree', 'disagree', 'reject', 'forward', 'finish', 'print', 'trace', 'circulate'] as const;

test('an approval has one primary button, what answers it beside it, and groups in its menu with danger last', () => {
  expect(arranged([...approval, 'manage.void', 'manage.urge'])).toEqual([
    ['agree', 'disagree', 'print'],
    'step: forward reject finish',
    'manage: manage.urge manage.void',
    'record: circulate trace',
  ]);
});

test('on a phone the row is the primary button and the menu, in which what answers comes before danger', () => {
  expect(arranged([...approval, 'agreeSpoken'], true)).toEqual([
    ['agree'],
    'step: agreeSpoken forward disagree reject finish',
    'record: print circulate trace',
  ]);
  expect(arranged(['print', 'trace', 'circulate'], true)).toEqual([[null, 'print'], 'record: circulate trace']);
  expect(arranged(['save', 'saveDraft'], true)).toEqual([['save', 'saveDraft']]);
});

test('few actions need no menu', () => {
  expect(arranged(['trace', 'print', 'edit'])).toEqual([['edit', 'print', 'trace']]);
  expect(arranged(['agree', 'disagree', 'forward'])).toEqual([['agree', 'disagree', 'forward']]);
});

test('what is filled in is kept by a button, an opinion by the menu', () => {
  const others = ['temporarySave', 'forward', 'print', 'trace'] as const;
  expect(arranged(['submit', ...others])[0]).toEqual(['submit', 'temporarySave', 'print']);
  expect(arranged(['agree', ...others])[0]).toEqual(['agree', 'print']);
});

test('every answer to a work item has a button, however many there are', () => {
  expect(arranged(['claim', 'abstain', 'disagree', 'agree', 'forward', 'print'])[0]).toEqual([
    'agree',
    'disagree',
    'abstain',
    'claim',
  ]);
});

test('what starts comes before what saves, and several of a kind are told apart', () => {
  const starts = ['one', 'two'].map((id) => ({ code: 'start' as const, id, label: id, run: () => undefined }));
  const { primary, buttons } = arrangeActions([...actionsOf(['save', 'saveDraft', 'trace']), ...starts], false);
  expect([primary, ...buttons].map((action) => action && keyOf(action))).toEqual([
    'start one',
    'start two',
    'save',
    'saveDraft',
  ]);
});

test('what the step does already is not offered to its administrator again', () => {
  expect(arranged(['agree', 'finish', 'disagree', 'print', 'manage.finish', 'manage.abort']).slice(1)).toEqual([
    'step: finish',
    'manage: manage.abort',
  ]);
});
