import { memberAt, optionsAt } from './completions.model.ts';

const fields = [
  { code: 'name', title: '名称' },
  { code: 'amount', title: '金额' },
];
const labels = (before: string) => optionsAt(before, fields)?.options.map(({ label }) => label);
const inHook = (body: string, head = 'onRendered(list)') => `export default { hooks: { ${head} { ${body}`;

test.each([
  ['the parameter of a hook, whatever it is called', inHook('l.', 'onLoad(l)'), 'records'],
  ['the second parameter of a hook', inHook('all.', 'onPreAction: async (button, all) =>'), 'records'],
  ['what a hook takes apart', inHook('records[0].', 'onPreAction({ code }, { records })'), 'data'],
  ['a row of a loop', inHook('for (const row of list.records) row.'), 'data'],
  ['a row of a function', inHook('list.records.filter((row) => row.'), 'data'],
  ['what was declared', inHook('const first = list.records[0]; first.'), 'id'],
  ['cells of a selector', inHook("list.cell('*.amount')."), 'show'],
  ['the script itself', inHook('this.'), 'extensions'],
  ['the console', inHook('console.'), 'log'],
  ['values of a record', inHook('list.records[0].data.'), 'amount'],
])('members of %s are offered', (_, before, expected) => {
  expect(labels(before)).toContain(expected);
});

test('keys of the script and of its parts are offered where they may stand', () => {
  expect(labels('export default { ')).toEqual(['options', 'extensions', 'hooks', 'pageConfig']);
  expect(labels("{ options: { version: '1.1' }, hooks: { onLoad() { if (true) { } }, on")).toContain('onPreAction');
  expect(labels('{ pageConfig: { apis: { list: { ')).toEqual(['mode', 'request']);
  const hook = optionsAt('{ hooks: {', fields)?.options.find(({ label }) => label === 'onPreLoad');
  expect(hook?.snippet).toBe('onPreLoad(list) {\n\t${}\n},');
});

test('within quotes the texts that may stand there are offered', () => {
  expect(labels("{ options: { version: '")).toEqual(['1.0', '1.1']);
  expect(labels(inHook("list.cell('*."))).toEqual(['name', 'amount']);
  expect(labels(inHook("list.head('"))).toEqual(['name', 'amount']);
  expect(labels(inHook("list.request('"))).toEqual(['queryRecords', 'groupRecords', 'getRecord']);
  expect(labels(inHook("return { kind: 'tag', tone: 'wa"))).toContain('warning');
  expect(labels(inHook("return { icon: '"))).toContain('bell');
});

test('where nothing is known nothing is offered, however odd the text', () => {
  for (const before of [inHook('const x = 1; x.'), inHook('a.b.c.'), "'", '/* hooks: { ', '}}}} {', 'const a = a; a.'])
    expect(labels(before) ?? []).not.toContain('onLoad');
  expect(labels(inHook('const a = b.id; const b = a.id; a.'))).toBeUndefined();
});

test('a word is explained by the member that it names', () => {
  const text = inHook('list.notify(list.view.name)');
  const at = (word: string) => memberAt(text, text.indexOf(word) + 1);
  expect(at('notify')?.member.type).toBe('(text: string, tone?: Tone) => void');
  expect(at('view')?.member.words.en).toBe('The view');
  expect(at('onRendered')?.member.name).toBe('onRendered');
  expect(at('export')).toBeNull();
  expect(text.slice(at('notify')?.from, at('notify')?.to)).toBe('notify');
});
