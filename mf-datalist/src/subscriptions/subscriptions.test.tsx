import { getSavedView } from '@portico/shared-kit/contract/saved-views.endpoints';
import { listSubscriptions, subscribe, unsubscribe } from '@portico/shared-kit/contract/subscriptions.endpoints';
import type { Subscription } from '@portico/shared-kit/contract/subscriptions.schema';
import { answers, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { grid, openList } from '../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const large: Subscription = {
  id: 's1',
  name: '<b>大额</b>',
  schemaCode: 'salesOrder',
  viewCode: 'all',
  query: 'q=large',
  savedViewId: null,
  onEnter: true,
  onLeave: false,
  appCode: 'sales',
  modelName: '销售订单',
  modelName_i18n: '{"en":"Sales order"}',
  count: 12,
};
const elsewhere: Subscription = { ...large, id: 's2', name: '逾期', schemaCode: 'task', modelName: '任务' };

/** Opens the list, and in it the dialog with these subscriptions. */
async function open(
  query = '',
  subscriptions: readonly Subscription[] = [large, elsewhere],
  locale: 'zh' | 'en' = 'zh',
) {
  const navigate = jest.fn();
  const page = openList(query, undefined, locale, { navigate });
  replaceAnswers(
    answers(listSubscriptions, { subscriptions: [...subscriptions] }),
    answers(subscribe, { ...large, name: '我的' }),
    answers(unsubscribe, {}),
  );
  await screen.findByRole('link', { name: '订单一' });
  await page.user.click(screen.getByRole('button', { name: locale === 'zh' ? '更多工具' : 'More tools' }));
  const tool = locale === 'zh' ? '订阅此视图…' : 'Notify me about this view…';
  await page.user.click(await screen.findByRole('menuitem', { name: tool }));
  const box = within(await screen.findByRole('dialog'));
  await box.findByRole('textbox');
  return { ...page, box, navigate };
}

describe('the subscription to a list', () => {
  it('watches its view and state without the page, with both events', async () => {
    const { user, calls, box } = await open('?q=abc&page=2');
    const name = box.getByRole('textbox', { name: '名称' });
    await waitFor(() => expect(name).toHaveFocus());
    await user.clear(name);
    await user.type(name, ' 我的 ');
    await user.click(box.getByRole('button', { name: /^订\s*阅$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(calls, subscribe)).toEqual([
      {
        schemaCode: 'salesOrder',
        viewCode: 'all',
        query: 'q=abc',
        savedViewId: null,
        name: '我的',
        onEnter: true,
        onLeave: true,
      },
    ]);
    expect(await screen.findByText('已订阅“我的”，有变化时会通知您')).toBeInTheDocument();
  });

  it('needs a name and an event', async () => {
    const { user, calls, box } = await open('', []);
    expect(box.getByText('还没有订阅')).toBeInTheDocument();
    for (const event of ['有数据进入此列表', '有数据离开此列表'])
      await user.click(box.getByRole('checkbox', { name: event }));
    expect(box.getByRole('alert')).toHaveTextContent('请至少选择一项');
    expect(box.getByRole('button', { name: /^订\s*阅$/ })).toBeDisabled();
    await user.click(box.getByRole('checkbox', { name: '有数据离开此列表' }));
    await user.clear(box.getByRole('textbox', { name: '名称' }));
    expect(box.getByRole('alert')).toHaveTextContent('请填写名称');
    expect(inputsOf(calls, subscribe)).toEqual([]);
  });

  it('that there is already is changed, not made again', async () => {
    const { user, calls, box } = await open('?q=large');
    expect(box.getByText('您已订阅此列表，可在此修改')).toBeInTheDocument();
    expect(box.getByRole('textbox', { name: '名称' })).toHaveValue('<b>大额</b>');
    expect(box.getByRole('checkbox', { name: '有数据离开此列表' })).not.toBeChecked();
    await user.click(box.getByRole('checkbox', { name: '有数据离开此列表' }));
    await user.click(box.getByRole('button', { name: '保存更改' }));
    await waitFor(() => expect(inputsOf(calls, subscribe)[0]).toMatchObject({ query: 'q=large', onLeave: true }));
  });

  it('watches the saved view that the list shows', async () => {
    const view = {
      id: 'v1',
      name: '团队',
      revision: 1,
      viewCode: 'all',
      query: 'q=team',
      owner: { id: 'lee', name: '李' },
      isOwn: false,
      mayChange: false,
      audience: 'everyone' as const,
      roleIds: [],
      isDefault: false,
      defaultRoleIds: [],
      layout: null,
    };
    const page = openList('?queryCode=all&q=team&savedView=v1');
    replaceAnswers(
      answers(getSavedView, view),
      answers(listSubscriptions, { subscriptions: [] }),
      answers(subscribe, large),
    );
    await grid();
    await page.user.click(screen.getByRole('button', { name: '更多工具' }));
    await page.user.click(await screen.findByRole('menuitem', { name: '订阅此视图…' }));
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText(/订阅已存视图“团队”/)).toBeInTheDocument();
    await page.user.click(box.getByRole('button', { name: /^订\s*阅$/ }));
    await waitFor(() => expect(inputsOf(page.calls, subscribe)[0]).toMatchObject({ savedViewId: 'v1', name: '团队' }));
  });

  it('keeps what was typed where the list is too large, and says what to do', async () => {
    const { user, box } = await open();
    replaceAnswers(refuses(subscribe, 'subscribedListTooLarge', { most: 10_000 }));
    await user.click(box.getByRole('button', { name: /^订\s*阅$/ }));
    expect(await box.findByRole('alert')).toHaveTextContent(/超过 10000 条数据，无法订阅.*请用筛选条件缩小范围/);
  });
});

describe('the subscriptions of a person', () => {
  it('stand by this list and others, open with their state, and end', async () => {
    const { user, calls, box, navigate } = await open();
    const here = within(box.getByRole('list', { name: '此列表' }));
    expect(here.getByText('进入 · 共 12 条')).toBeInTheDocument();
    expect(within(box.getByRole('list', { name: '其他列表' })).getByText('任务 · 进入 · 共 12 条')).toBeInTheDocument();
    await user.click(here.getByRole('button', { name: '取消订阅“<b>大额</b>”' }));
    await waitFor(() => expect(inputsOf(calls, unsubscribe)).toEqual([{ id: 's1' }]));
    await user.click(box.getByRole('button', { name: '打开“逾期”' }));
    expect(navigate).toHaveBeenCalledWith('/application/sales/application-list/task?queryCode=all&q=large');
  });

  it('are read in English', async () => {
    const { box } = await open('', [large], 'en');
    expect(box.getByText('Entering · 12 records')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Notify me' })).toBeEnabled();
  });
});
