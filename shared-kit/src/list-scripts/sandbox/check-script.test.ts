import { scriptFaultText } from '../faults.ts';
import { scriptLimits } from '../limits.ts';
import { scriptFault } from './check-script.ts';

const words = async (text: string) => {
  const fault = await scriptFault(text);
  return fault === null ? null : scriptFaultText(fault);
};

test('a script of either version with its hooks can be published', async () => {
  expect(await words(`{ options: { version: '1.0' }, hooks: { onCellRender() {}, async onLoad() {} } }`)).toBeNull();
  expect(
    await words(`// tasks\nexport default { options: { version: '1.1' }, hooks: { onRendered: () => 1 } };\n`),
  ).toBeNull();
  expect(await words(`{ options: { version: '1.1' }, pageConfig: { apis: { list: () => [] } } }`)).toBeNull();
});

test.each([
  ['', '脚本不能为空'],
  ['  // nothing \n/* here */', '脚本不能为空'],
  ['{ options', '无效的脚本字符串：'],
  ['function (list) { return list; }', '不支持版本 1 的函数式脚本，请改写为含 options.version 的对象'],
  ['(list) => list', '不支持版本 1 的函数式脚本，请改写为含 options.version 的对象'],
  ['42', '脚本必须是一个对象：{ options, hooks }'],
  ['{}', '脚本缺少 options'],
  ['{ options: {} }', '脚本缺少 options.version，须为字符串'],
  ['{ options: { version: 1 } }', '脚本缺少 options.version，须为字符串'],
  [`{ options: { version: '2.0' } }`, '未知的脚本版本“2.0”，只支持 1.0 和 1.1'],
  [`{ options: { version: '1.1' }, extensions: 1 }`, 'extensions 必须是对象'],
  [`{ options: { version: '1.1' }, hooks: [] }`, 'hooks 必须是对象'],
  [`{ options: { version: '1.1' }, hooks: { onCellRender() {} } }`, '版本 1.1 没有钩子“onCellRender”'],
  [`{ options: { version: '1.0' }, hooks: { onLoad: 1 } }`, '钩子“onLoad”必须是函数'],
  [`{ options: { version: '1.1' }, pageConfig: { apis: 1 } }`, 'pageConfig 和 pageConfig.apis 必须是对象'],
  [`{ options: { version: '1.1' }, pageConfig: { apis: { save() {} } } }`, '没有接口“save”，可用的接口：list'],
  [`{ options: { version: '1.1' }, pageConfig: { apis: { list: 1 } } }`, '接口“list”必须是函数或对象'],
  [
    `{ options: { version: '1.1' }, pageConfig: { apis: { list: { mode: 'add', request() {} } } } }`,
    '接口“list”的 mode 必须是 combine 或 replace',
  ],
  [`{ options: { version: '1.1' }, pageConfig: { apis: { list: { mode: 'combine' } } } }`, '接口“list”缺少 request'],
  [
    `{ options: { version: '1.1' }, pageConfig: { apis: { list: { mode: 'replace', request: 1 } } } }`,
    '接口“list”的 request 必须是函数',
  ],
  [`{ options: { version: missing } }`, "脚本执行出错：ReferenceError: 'missing' is not defined (1:24)"],
  ['(() => { for (;;) {} })()', `脚本运行超过 ${scriptLimits.loadTime} 毫秒，已停止`],
  [`(() => { const all = []; for (;;) all.push(new Uint8Array(8_000_000)); })()`, '脚本占用内存超过 32 MB，已停止'],
  [`(() => { const all = []; for (;;) all.push('x'.repeat(8e6) + all.length); })()`, '脚本占用内存超过 32 MB，已停止'],
  [`/(a+)+$/.test('a'.repeat(40) + 'b')`, '脚本运行超过 500 毫秒，已停止'],
  [`{ options: { get version() { for (;;); } } }`, '脚本运行超过 500 毫秒，已停止'],
  ['(() => { const dive = () => dive() + 1; return dive(); })()', '脚本执行出错：'],
  [`(() => JSON.parse('['.repeat(100000)))()`, '脚本嵌套过深，已停止'],
  [`({}).toString.constructor('return this')().process.exit()`, '脚本执行出错：'],
  ['fetch("/api/session")', "脚本执行出错：ReferenceError: 'fetch' is not defined (1:2)"],
  [`{ options: { version: '1.1' } } /* ${'x'.repeat(1_000_000)} */`, '脚本有 1000038 个字符，最多 262144 个'],
])('%.60s is refused by name', async (text, expected) => {
  const { zh = '', en = '' } = (await words(text)) ?? {};
  expect(zh.slice(0, expected.length)).toBe(expected);
  expect(en).toMatch(/^\w/);
});

test('one that was stopped leaves the next one as it was', async () => {
  expect(await words('(() => { for (;;) {} })()')).not.toBeNull();
  expect(await words(`{ options: { version: '1.1' } }`)).toBeNull();
});
