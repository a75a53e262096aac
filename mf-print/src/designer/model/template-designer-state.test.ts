import { elementDefaults, pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { createHistory } from '@portico/shared-kit/documents';
import { createTemplateDesigner, type TemplateDesignerAction } from './template-designer-state.model.ts';
import { type TemplateDraft, templateFormat } from './template-draft.model.ts';
import { moveElements } from './template-edits.model.ts';

const text = (id: string) => ({ ...elementDefaults.text, eleType: 'text', id });
const content = {
  version: 1,
  pages: [
    [pageSettingsDefaults, text('a'), text('b')],
    [pageSettingsDefaults, text('c')],
  ],
};
const draft = templateFormat.read({ name: '', name_i18n: null, content }) as TemplateDraft;

function open() {
  let history = createHistory(draft);
  const document = {
    getState: () => ({ history }),
    subscribe: () => () => undefined,
    go: (next: typeof history) => {
      history = next;
    },
  };
  const store = createTemplateDesigner(document as unknown as Parameters<typeof createTemplateDesigner>[0]);
  const act = (...actions: readonly TemplateDesignerAction[]) => {
    for (const action of actions) store.dispatch(action);
    return store.getState();
  };
  return { act };
}

test('elements of one page are selected together, those of another alone', () => {
  const { act } = open();
  expect(act({ type: 'select', target: ['a'] }, { type: 'toggle', id: 'b' }).selected).toEqual(['a', 'b']);
  expect(act({ type: 'toggle', id: 'c' }).selected).toEqual(['c']);
  expect(act({ type: 'toggle', id: 'c' }).selected).toEqual(['page-2']);
});

test('steps of one setting are one step of undo, and what is undone is said', () => {
  const { act } = open();
  const step = (present: TemplateDraft) =>
    ({
      type: 'change',
      document: moveElements(present, ['a'], { x: 1, y: 0 }),
      words: 'moved',
      setting: 'move a',
    }) as const;
  const once = act(step(draft));
  const twice = act(step(once.history.present));
  expect([twice.history.past.length, twice.words]).toEqual([1, 'moved']);
  const undone = act({ type: 'undo' });
  expect(undone).toMatchObject({ words: '', announcement: { kind: 'undo' } });
  expect(undone.history.present).toBe(draft);
});

test('what is removed is not selected any more', () => {
  const { act } = open();
  const removed = act({ type: 'select', target: ['b'] }, { type: 'remove', target: ['b'] });
  expect(removed.selected).toEqual(['a']);
});
