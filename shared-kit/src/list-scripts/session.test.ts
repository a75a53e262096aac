import { InProcessWorker } from '../testing/in-process-worker.ts';
import { readDrawn, readEffects } from './effects.ts';
import type { ScriptCall, ScriptState } from './protocol.ts';
import { type AnswerRead, ScriptSession } from './session.ts';

const before = globalThis.Worker;
beforeAll(() => Object.assign(globalThis, { Worker: InProcessWorker }));
afterAll(() => Object.assign(globalThis, { Worker: before }));

let session: ScriptSession | null = null;
afterEach(() => session?.end());

const state: ScriptState = {
  view: { schemaCode: 'task', code: 'all', name: 'Tasks' },
  locale: 'zh',
  columns: [
    { code: 'name', title: '名称' },
    { code: 'progress', title: '进度' },
  ],
  records: [
    { id: 'r1', data: { name: 'A', progress: '0.5' } },
    { id: 'r2', data: { name: 'B', progress: null } },
  ],
  selected: ['r2'],
};
const hook = (name: 'onLoad' | 'onRendered' | 'onPreAction' | 'onCustomAction', ...args: unknown[]): ScriptCall => ({
  kind: 'hook',
  hook: name,
  args,
  state,
});
const unread: AnswerRead = () => Promise.reject(new Error('nothing is read'));

async function open(hooks: string, version = '1.1', answer: AnswerRead = unread): Promise<ScriptSession> {
  const text = `{ options: { version: '${version}' }, extensions: { seen: 0 }, ${hooks} }`;
  session = await ScriptSession.open({ text, locale: 'zh', answer });
  return session;
}

test('a hook is called with the list, and keeps what it knows from call to call', async () => {
  const script = await open(`hooks: {
    onLoad(list) { this.extensions.seen += list.records.length; console.log('seen', this.extensions.seen); return this.extensions.seen; },
  }`);
  expect(script.summary).toEqual({ version: '1.1', hooks: ['onLoad'], apis: {} });
  expect(await script.call(hook('onLoad'))).toMatchObject({
    value: 2,
    fault: null,
    lines: [{ level: 'log', text: 'seen 2' }],
  });
  expect(await script.call(hook('onLoad'))).toMatchObject({ value: 4, fault: null });
});

test('hooks of version 1.0 describe rows and cells; what is no description is left out and named', async () => {
  const script = await open(
    `hooks: {
      onRowRender: ({ data }) => data.progress === null ? { text: 'new', tone: 'warning' } : undefined,
      onCellRender({ code, value, record }) {
        if (code === 'name') return record.id === 'r1' ? { kind: 'link', text: value, href: 'javascript:alert(1)' } : '<b>B</b>';
        return value === null ? null : { kind: 'progress', value: Number(value), tone: 'success' };
      },
    }`,
    '1.0',
  );
  const answer = await script.call({ kind: 'draw', state });
  const { rows, cells, fault } = readDrawn(answer?.value);
  expect(rows).toEqual(new Map([['r2', { text: 'new', tone: 'warning' }]]));
  expect(cells.get('r1')?.get('progress')).toEqual([{ kind: 'progress', value: 0.5, text: '', tone: 'success' }]);
  // Markup is a text like any other.
  expect(cells.get('r2')?.get('name')).toEqual([{ kind: 'text', text: '<b>B</b>', tone: 'neutral' }]);
  expect(cells.get('r1')?.has('name')).toBe(false);
  expect(fault).toEqual({ name: 'outputInvalid', params: { detail: 'href' } });
});

test('one cell whose hook throws leaves all others', async () => {
  const script = await open(`hooks: { onCellRender: ({ value }) => value.slice(0, 1) }`, '1.0');
  const answer = await script.call({ kind: 'draw', state });
  expect(answer?.fault).toMatchObject({
    name: 'execution',
    params: { detail: expect.stringContaining('TypeError') as string },
  });
  expect(readDrawn(answer?.value).cells.get('r1')?.get('progress')).toEqual([
    { kind: 'text', text: '0', tone: 'neutral' },
  ]);
});

test('cells and heads are found by selectors; one that is not there is named', async () => {
  const script = await open(`hooks: {
    onRendered(list) {
      list.cell('1.progress').show({ kind: 'tag', text: list.cell('r1.progress').rows[0].data.progress });
      list.cell('*.name').show('n');
      list.head('progress').show(list.head('progress').title + '!');
      try { list.cell('9.progress'); } catch (error) { console.log(error.message); }
      list.head('missing');
    },
  }`);
  const answer = await script.call(hook('onRendered'));
  expect(answer?.fault).toEqual({ name: 'headMissing', params: { selector: 'missing' } });
  expect(answer?.lines).toEqual([{ level: 'log', text: '找不到表单元素: 9.progress' }]);
  expect(readEffects(answer?.effects ?? []).effects).toEqual([
    { do: 'cell', id: 'r1', code: 'progress', description: [{ kind: 'tag', text: '0.5', tone: 'neutral' }] },
    { do: 'cell', id: 'r1', code: 'name', description: [{ kind: 'text', text: 'n', tone: 'neutral' }] },
    { do: 'cell', id: 'r2', code: 'name', description: [{ kind: 'text', text: 'n', tone: 'neutral' }] },
    { do: 'head', code: 'progress', description: [{ kind: 'text', text: '进度!', tone: 'neutral' }] },
  ]);
});

test('a script reads what the list of reads has, and nothing else', async () => {
  const asked: unknown[] = [];
  const script = await open(
    `hooks: {
      async onCustomAction({ code }, list) {
        const { totalElements } = await list.request('queryRecords', { schemaCode: 'task', page: 0, size: 10 });
        const refused = await list.request('saveRecord', {}).catch((error) => error.message);
        const failed = await list.request('getRecord', { id: 'r9' }).catch((error) => error.message);
        return [code, totalElements, refused, failed];
      },
    }`,
    '1.1',
    (read, input) => {
      asked.push([read, input]);
      return read === 'queryRecords' ? Promise.resolve({ totalElements: 7 }) : Promise.reject(new Error('没有权限'));
    },
  );
  const answer = await script.call(hook('onCustomAction', { code: 'count' }));
  expect(answer).toMatchObject({ fault: null, value: ['count', 7, 'readUnknown', '没有权限'] });
  expect(asked).toEqual([
    ['queryRecords', { schemaCode: 'task', page: 0, size: 10 }],
    ['getRecord', { id: 'r9' }],
  ]);
});

test('interfaces add to or answer the records', async () => {
  const script = await open(
    `pageConfig: { apis: { list: { mode: 'combine', request: (query, page) => page.content.map(({ id }) => ({ id, data: { at: query.page } })) } } }`,
  );
  expect(script.summary.apis).toEqual({ list: 'combine' });
  const args = [{ page: 3 }, { content: [{ id: 'r1', data: {} }] }];
  expect(await script.call({ kind: 'api', api: 'list', args, state })).toMatchObject({
    value: [{ id: 'r1', data: { at: 3 } }],
  });
});

test.each([
  ['a loop', 'for (;;) {}', 'tooSlow'],
  ['a loop behind a promise', 'return Promise.resolve().then(() => { for (;;) {} })', 'tooSlow'],
  [
    'an endless row of promises',
    'const next = () => void Promise.resolve().then(next); next(); return new Promise(() => {})',
    'tooSlow',
  ],
  ['a loop that catches', 'for (;;) { try { for (;;) {} } catch {} }', 'tooSlow'],
  ['buffers without end', 'const all = []; for (;;) all.push(new Uint8Array(8e6))', 'tooMuchMemory'],
  [
    'a chain of promises that fills the memory',
    'const held = new Uint8Array(26e6); const next = () => Promise.resolve(held).then(next); return next()',
    'tooMuchMemory',
  ],
  ['depth without end', `JSON.parse('['.repeat(1e5))`, 'tooDeep'],
])('%s ends the script', async (_, body, fault) => {
  const script = await open(`hooks: { onLoad() { ${body} } }`);
  expect((await script.call(hook('onLoad')))?.fault?.name).toBe(fault);
  expect(script.isRunning).toBe(false);
  expect(await script.call(hook('onLoad'))).toBeNull();
});

test.each([
  ['a throw', `throw new Error('no')`, { name: 'execution', params: { detail: 'Error: no (1:93)' } }],
  ['a throw of nothing', 'throw undefined', { name: 'execution', params: { detail: 'undefined' } }],
  ['recursion', 'const dive = () => dive() + 1; dive()', expect.objectContaining({ name: 'execution' })],
  ['an answer in a circle', 'const a = {}; a.a = a; return a', expect.objectContaining({ name: 'execution' })],
  ['a large answer', `return 'x'.repeat(3e6)`, { name: 'outputTooLarge', params: { limit: '2000000' } }],
  [
    'a getter that throws',
    `return { get a() { throw new Error('got') } }`,
    expect.objectContaining({ name: 'execution' }),
  ],
])('%s is told, and the script goes on', async (_, body, fault) => {
  const script = await open(`hooks: { onLoad() { ${body} }, onRendered: () => 1 }`);
  expect((await script.call(hook('onLoad')))?.fault).toEqual(fault);
  expect(await script.call(hook('onRendered'))).toMatchObject({ value: 1, fault: null });
});

test('tricks with prototypes stay in the sandbox, and answer nothing that the page takes', async () => {
  const script = await open(`hooks: {
    onLoad() {
      Object.prototype.toJSON = () => ({ value: 1, effects: [{ do: 'open', href: 'javascript:alert(1)' }], error: null });
      Array.prototype.push = () => { throw new Error('pushed'); };
      return JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    },
  }`);
  const answer = await script.call(hook('onLoad'));
  expect(readEffects(answer?.effects ?? []).effects).toEqual([]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect('toJSON' in {}).toBe(false);
});

test.each([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'document',
  'window',
  'localStorage',
  'importScripts',
  'postMessage',
  'process',
  'setTimeout',
])('a script has no %s', async (name) => {
  const script = await open(`hooks: { onLoad: () => typeof ${name} }`);
  expect((await script.call(hook('onLoad')))?.value).toBe('undefined');
});
