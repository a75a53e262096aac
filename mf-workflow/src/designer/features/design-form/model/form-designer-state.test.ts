import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import {
  type FormDesignerAction,
  nextFormDesigner,
  openedFormDesigner,
  sectionFor,
  shownLayout,
} from './form-designer-state.model.ts';
import { formOf, layoutOf } from './layout.model.ts';
import { takeOff } from './layout-edits.model.ts';
import { targetId } from './selection-target.model.ts';
import { englishOf, withEnglish } from './words-in.model.ts';

const form: DraftForm = {
  code: 'main',
  name: '订单',
  tabs: [
    { code: 'base', title: '基本' },
    { code: 'more', title: '更多' },
  ],
  sections: [
    { title: '价格', tab: 'base', properties: ['price', 'count'] },
    { title: '其他', tab: 'more', properties: ['note'] },
  ],
};
const opened = openedFormDesigner(layoutOf(form));
const after = (...actions: readonly FormDesignerAction[]) => actions.reduce(nextFormDesigner, opened);
const items = (state: typeof opened) =>
  formOf(shownLayout(state)).sections.map(({ properties }) => properties.join(' '));
const price = { kind: 'item', code: 'price' } as const;

test('what is dragged counts once it is dropped, and goes back when that is cancelled', () => {
  const dragged = after(
    { type: 'startDrag', target: price },
    { type: 'step', direction: 'right' },
    { type: 'step', direction: 'right' },
  );
  expect(items(dragged)).toEqual(['count', 'price note']);
  expect([dragged.openTab, dragged.history.past.length, dragged.announcement?.kind]).toEqual(['more', 0, 'step']);
  const put = nextFormDesigner(dragged, { type: 'drop' });
  expect([items(put), put.history.past.length, put.drag, targetId(put.selected)]).toEqual([
    ['count', 'price note'],
    1,
    null,
    'item:price',
  ]);
  const back = nextFormDesigner(dragged, { type: 'cancelDrag' });
  expect([items(back), back.history.past.length, back.openTab]).toEqual([['price count', 'note'], 0, 'base']);
});

test('what is dropped where it was is no change', () => {
  expect(after({ type: 'startDrag', target: price }, { type: 'drop' }).history.past.length).toBe(0);
});

test('something new is dragged into the section that is looked at; cancelled, it is not on the form', () => {
  const section = { type: 'select', target: { kind: 'section', key: 's1' } } as const;
  const dragged = after(section, { type: 'startItemDrag', code: 'tax' });
  expect(items(dragged)).toEqual(['price count', 'note tax']);
  expect(items(nextFormDesigner(dragged, { type: 'cancelDrag' }))).toEqual(['price count', 'note']);
  expect(items(nextFormDesigner(dragged, { type: 'drop' }))).toEqual(['price count', 'note tax']);
  expect([sectionFor(opened), sectionFor(after({ type: 'select', target: { kind: 'tab', code: 'more' } }))]).toEqual([
    's0',
    's1',
  ]);
});

test('arrow keys move the focus through what is in sight, and along the tabs', () => {
  const moveFocus = (...ways: ('left' | 'right' | 'up' | 'down' | 'first' | 'last')[]) =>
    targetId(after(...ways.map((to) => ({ type: 'moveFocus', to }) as const)).selected);
  expect(moveFocus('down')).toBe('tab:base');
  expect(moveFocus('down', 'down', 'down', 'down')).toBe('item:count');
  expect(moveFocus('down', 'right')).toBe('tab:more');
  expect(moveFocus('down', 'right', 'down', 'down')).toBe('item:note');
  expect([moveFocus('last'), moveFocus('last', 'down'), moveFocus('last', 'first')]).toEqual([
    'item:count',
    'item:count',
    'form',
  ]);
});

test('what is taken off leaves what stands before it selected; undo brings it back and redo takes it again', () => {
  const off = after({ type: 'remove', target: { kind: 'item', code: 'count' } });
  expect([items(off), targetId(off.selected), off.announcement?.kind]).toEqual([
    ['price', 'note'],
    'item:price',
    'remove',
  ]);
  const back = nextFormDesigner(off, { type: 'undo' });
  expect([items(back), back.history.past.length]).toEqual([['price count', 'note'], 0]);
  expect(back.history.present).toBe(opened.history.present);
  expect(items(nextFormDesigner(back, { type: 'redo' }))).toEqual(['price', 'note']);
  expect(nextFormDesigner(opened, { type: 'undo' }).history).toBe(opened.history);
  const other = nextFormDesigner(back, { type: 'edit', document: takeOff(back.history.present, ['note']) });
  expect(items(nextFormDesigner(other, { type: 'redo' }))).toEqual(['price count', '']);
});

test('the tab of what is selected is open, and a tab that is gone is not', () => {
  expect(after({ type: 'select', target: { kind: 'item', code: 'note' } }).openTab).toBe('more');
  const gone = after({ type: 'remove', target: { kind: 'tab', code: 'more' } });
  expect([gone.openTab, items(gone)]).toEqual(['base', ['price count', 'note']]);
});

test('English is kept beside the other languages of a name', () => {
  expect(englishOf('{"en":"Price"}')).toBe('Price');
  expect([englishOf(null), englishOf('broken'), englishOf('{"zh":"价格"}')]).toEqual(['', '', '']);
  expect(withEnglish('{"ja":"価格","en":"Price"}', 'Cost')).toBe('{"ja":"価格","en":"Cost"}');
  expect(withEnglish('{"en":"Price"}', '')).toBeUndefined();
});
