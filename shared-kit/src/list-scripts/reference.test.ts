import { scriptAliases, scriptDeclaration, scriptTypes } from './reference.texts.ts';
import { startScript } from './sandbox/check-script.ts';
import type { ScriptState } from './protocol.ts';

const known = new Set([...Object.keys(scriptTypes), ...Object.keys(scriptAliases), 'Promise']);

test('types name only types that there are', () => {
  for (const { members } of Object.values(scriptTypes)) {
    for (const { name, type } of members) {
      const names = type.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [];
      expect([name, names.filter((each) => !known.has(each) && each !== 'Data')]).toEqual([name, []]);
    }
  }
});

test('the declaration has every member with its words in the language of its reader', () => {
  expect(scriptDeclaration('en')).toContain('/** Reads as the reader may */\n  request: ');
  expect(scriptDeclaration('zh')).toContain("type Tone = 'neutral' | ");
});

test('a script is handed what the reference says, no more and no less', async () => {
  const view = { schemaCode: 'task', code: 'all', name: 'Tasks' };
  const columns = [{ code: 'name', title: 'Name' }];
  const records = [{ id: 'r1', data: { name: 'A' } }];
  const state: ScriptState = { view, locale: 'en', columns, records, selected: [] };
  const names = (of: string) => `Object.keys(${of}).sort().join()`;
  const made = {
    List: 'list',
    View: 'list.view',
    Column: 'list.columns[0]',
    ListRecord: 'list.records[0]',
    Action: 'action',
    ShownCell: "list.cell('1.name')",
    ShownHead: "list.head('name')",
    Console: 'console',
  };
  const answer = Object.entries(made).map(([type, of]) => `${type}: ${names(of)}`);
  const script = await startScript(
    `{ options: { version: '1.1' }, hooks: { onPreAction: (action, list) => ({ ${answer.join(', ')} }) } }`,
  );
  const action = { code: 'delete', name: 'Delete' };
  const { value, fault } = await script.call({ kind: 'hook', hook: 'onPreAction', args: [action], state });
  expect(fault).toBeNull();
  const named = Object.keys(made).map((type) => [
    type,
    scriptTypes[type]?.members
      .map(({ name }) => name)
      .sort()
      .join(),
  ]);
  expect(value).toEqual(Object.fromEntries(named));
});
