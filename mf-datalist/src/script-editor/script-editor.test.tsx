import { EditorView } from '@codemirror/view';
import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { getListScript, keepListScript } from '@portico/shared-kit/contract/list-scripts.endpoints';
import type { ListScript } from '@portico/shared-kit/contract/list-scripts.schema';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  answers,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { InProcessWorker } from '@portico/shared-kit/testing/in-process-worker';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../testing/list-fixtures.ts';
import { orders, pageOf } from '../testing/open-list.tsx';
import { Page } from '../pages/list-script/ListScriptPage.tsx';

beforeAll(() => {
  // The editor measures its text, which has no measures here.
  const nowhere = new DOMRect();
  Object.assign(globalThis, { scrollBy: () => undefined });
  Object.assign(Range.prototype, { getClientRects: () => [nowhere], getBoundingClientRect: () => nowhere });
});
beforeEach(() => Object.assign(globalThis, { Worker: InProcessWorker }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  localStorage.clear();
  sessionStorage.clear();
});

const script = (hooks: string, version = '1.1') =>
  `export default { options: { version: '${version}' }, hooks: { ${hooks} } };`;
const marking = script(
  `onRendered(list) { console.log('seen', list.records.length); list.cell('*.amount').show({ kind: 'tag', text: '含税' }); }`,
);

function open(kept: Partial<ListScript> = {}, locale: 'zh' | 'en' = 'zh') {
  let hasUnsaved = () => false;
  const calls = stubNetwork(
    answers(getListConfigData, ordersConfig),
    answers(getListScript, { script: '', isDisabled: false, revision: 'r0', ...kept }),
    answers(queryRecords, pageOf(orders)),
    answers(listMenu, []),
  );
  const page = renderWithProviders(<Page />, {
    path: '/list-script?schemaCode=salesOrder&viewCode=all',
    locale,
    shell: {
      confirmLeave: (question) => {
        hasUnsaved = question;
        return () => undefined;
      },
    },
  });
  return { ...page, calls, hasUnsaved: () => hasUnsaved() };
}

const editor = async () => {
  const box = await screen.findByRole('textbox', { name: '脚本代码' });
  const view = EditorView.findFromDOM(box);
  if (view === null) throw new Error('There is no editor');
  return view;
};
async function write(text: string) {
  const view = await editor();
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a test run draws the list as the script describes it, and says what ran, without saving anything', async () => {
  const { user, calls } = open();
  await write(marking);
  await user.click(button('测试运行'));
  const grid = await screen.findByRole('grid', { name: '列表的显示效果' });
  expect(await within(grid).findAllByText('含税')).toHaveLength(3);
  expect(screen.getByRole('list', { name: '运行记录' })).toHaveTextContent(/onRendered1 次/);
  await user.click(screen.getByRole('tab', { name: '控制台 (1)' }));
  expect(await screen.findByRole('log')).toHaveTextContent('seen 3');
  expect(inputsOf(calls, keepListScript)).toEqual([]);
});

test('what was written is saved with the revision that was read, and is asked for before it is lost', async () => {
  const { user, calls, hasUnsaved } = open({ script: marking });
  expect((await editor()).state.doc.toString()).toBe(marking);
  expect([hasUnsaved(), button('保存').hasAttribute('disabled')]).toEqual([false, true]);
  const next = marking.replace('含税', '不含税');
  await write(next);
  expect(hasUnsaved()).toBe(true);
  replaceAnswers(answers(keepListScript, { script: next, isDisabled: false, revision: 'r1' }));
  await user.click(button('保存'));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  const kept = { schemaCode: 'salesOrder', viewCode: 'all', script: next, isDisabled: false };
  expect(inputsOf(calls, keepListScript)).toEqual([{ ...kept, revision: 'r0' }]);
  expect(hasUnsaved()).toBe(false);
  await user.click(screen.getByRole('switch', { name: '在列表中运行' }));
  expect(screen.getByText(/^脚本已停用/)).toBeInTheDocument();
  await user.click(button('保存'));
  await waitFor(() =>
    expect(inputsOf(calls, keepListScript).at(-1)).toMatchObject({ isDisabled: true, revision: 'r1' }),
  );
});

test('where somebody else was faster nothing is lost: theirs is loaded only after a question', async () => {
  const { user } = open({ script: marking });
  const own = script('onLoad() { /* mine */ }');
  const theirs = script('onLoad() { /* theirs */ }');
  await write(own);
  replaceAnswers(
    refuses(keepListScript, 'listScriptChanged'),
    answers(getListScript, { script: theirs, isDisabled: false, revision: 'r9' }),
  );
  await user.click(button('保存'));
  expect(await screen.findByText(/已被他人修改/)).toBeInTheDocument();
  expect((await editor()).state.doc.toString()).toBe(own);
  await user.click(button('载入他人的版本'));
  await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
  await waitFor(async () => expect((await editor()).state.doc.toString()).toBe(theirs));
  expect(screen.queryByText(/已被他人修改/)).toBeNull();
});

test('what was written in a window that was lost is offered when the editor is opened again, and restored or discarded', async () => {
  const own = script('onLoad() { /* mine */ }');
  const lost = open({ script: marking });
  await write(own);
  await act(async () => globalThis.dispatchEvent(new Event('pagehide')));
  lost.unmount();

  const again = open({ script: marking, revision: 'r1' });
  expect((await editor()).state.doc.toString()).toBe(marking);
  expect(await screen.findByText(/^此后又有新的保存/)).toBeInTheDocument();
  await again.user.click(button('恢复修改'));
  await waitFor(async () => expect((await editor()).state.doc.toString()).toBe(own));
  expect([screen.queryByText(/没有保存到服务器/), again.hasUnsaved()]).toEqual([null, true]);
  again.unmount();

  const third = open({ script: marking, revision: 'r1' });
  await third.user.click(await screen.findByRole('button', { name: '放弃修改' }));
  const question = await screen.findByRole('tooltip');
  await third.user.click(within(question).getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByText(/没有保存到服务器/)).toBeNull());
  expect((await editor()).state.doc.toString()).toBe(marking);
  third.unmount();

  open({ script: marking, revision: 'r1' });
  await editor();
  expect(screen.queryByText(/没有保存到服务器/)).toBeNull();
});

test('what was saved is not offered again', async () => {
  const own = script('onLoad() { /* mine */ }');
  const { user, unmount } = open({ script: marking });
  await write(own);
  await act(async () => globalThis.dispatchEvent(new Event('pagehide')));
  expect(Object.keys(localStorage).some((item) => item.includes('listScript'))).toBe(true);
  replaceAnswers(answers(keepListScript, { script: own, isDisabled: false, revision: 'r1' }));
  await user.click(button('保存'));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  unmount();
  expect(Object.keys(localStorage).filter((item) => item.includes('listScript'))).toEqual([]);
});

test('a script that is wrong is named with its line and column, and the way leads there', async () => {
  const { user } = open();
  await write("export default {\n  options: { version: '1.1' },\n  hooks: { onLoad( } },\n};");
  const problem = await screen.findByRole('button', { name: /无效的脚本字符串.*\(3:\d+\)$/ });
  await user.click(problem);
  const { state } = await editor();
  expect(state.doc.lineAt(state.selection.main.head).number).toBe(3);
  await write('(list) => list');
  expect(await screen.findByText(/^不支持版本 1 的函数式脚本/)).toBeInTheDocument();
});

test.each([
  ['loops', 'onLoad() { for (;;) {} }', /脚本运行超过 500 毫秒/],
  ['throws', `onLoad() { throw new Error('no') }`, /脚本执行出错：Error: no/],
])('a script that %s is stopped and said, and the editor works on', async (_, hooks, fault) => {
  const { user } = open();
  await write(script(hooks));
  await user.click(button('测试运行'));
  expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
  await write(marking);
  expect(screen.getByText('脚本已修改，请重新运行。')).toBeInTheDocument();
  await user.click(button('测试运行'));
  expect(await screen.findAllByText('含税')).toHaveLength(3);
});

test('hooks of actions are called for selected records, and the action itself is not done', async () => {
  const { user, calls } = open();
  await write(
    script(`onPreAction: ({ code }, { records }) => code === 'delete' ? records[0].data.name + '不能删除' : undefined`),
  );
  await user.click(button('测试运行'));
  const grid = await screen.findByRole('grid', { name: '列表的显示效果' });
  await within(grid).findByRole('link', { name: '订单一' });
  await user.click(within(grid).getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(button(/^调\s*用$/));
  expect(await screen.findByText('操作被阻止：订单一不能删除')).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord)).toEqual([]);
});

test('the console keeps the last two hundred lines, each of a thousand characters at most', async () => {
  const { user } = open();
  await write(script(`onLoad() { for (let at = 0; at < 900; at += 1) console.log(at + 'x'.repeat(5000)); }`));
  await user.click(button('测试运行'));
  await user.click(await screen.findByRole('tab', { name: '控制台 (200)' }));
  const lines = within(await screen.findByRole('log')).getAllByRole('listitem');
  expect(lines).toHaveLength(200);
  expect(lines.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(
    Array.from({ length: 200 }, (_, at) => String(700 + at)),
  );
  expect(lines[0]?.textContent).toHaveLength(1000);
});

test('the reference has the types of the language in the language of its reader', async () => {
  const { user } = open({}, 'en');
  await user.click(await screen.findByRole('tab', { name: 'Reference' }));
  expect(await screen.findByText(/Reads as the reader may/)).toBeInTheDocument();
});

test('without a list the page says where the editor is opened', async () => {
  stubNetwork();
  renderWithProviders(<Page />, { path: '/list-script' });
  expect(await screen.findByText('没有指定列表')).toBeInTheDocument();
});
