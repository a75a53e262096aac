import { getListConfigData, keepListLayout } from '@portico/shared-kit/contract/models.endpoints';
import { listRoles } from '@portico/shared-kit/contract/organisation.endpoints';
import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  setDefaultView,
  shareSavedView,
  updateSavedView,
} from '@portico/shared-kit/contract/saved-views.endpoints';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import { answers, chooses, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../testing/list-fixtures.ts';
import { addressNow, grid, lastQuery, openList, savedLayout } from '../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const layout = { columns: [], widths: {}, pins: {}, density: 'compact', isFilterOpen: null } as const;
const large: SavedView = {
  id: 'v1',
  name: '<b>大额</b>',
  revision: 3,
  viewCode: 'all',
  query: 'f.customer=A&sort=amount.asc',
  owner: { id: 'me', name: '我' },
  isOwn: true,
  mayChange: true,
  audience: 'owner',
  roleIds: [],
  isDefault: false,
  defaultRoleIds: [],
};
const shared: SavedView = {
  ...large,
  id: 'v2',
  name: '团队',
  owner: { id: 'lee', name: '李' },
  isOwn: false,
  mayChange: false,
};

/** Opens the list with these saved views. */
function open(query = '', { mayShare = false, views = [large, shared], config = ordersConfig } = {}) {
  const page = openList(query, config);
  replaceAnswers(
    answers(listSavedViews, { views, mayShare }),
    answers(getSavedView, ({ id }) => ({
      ...(views.find((each) => each.id === id) ?? large),
      layout: { ...layout, columns: [] },
    })),
    answers(createSavedView, ({ name }) => ({ ...large, id: 'v3', name })),
    answers(updateSavedView, large),
    answers(deleteSavedView, {}),
    answers(setDefaultView, {}),
    answers(shareSavedView, large),
    answers(listRoles, [{ id: 'lead', name: '主管', name_i18n: null, memberCount: 2 }]),
  );
  return page;
}

const button = () => screen.findByRole('button', { name: /切换视图/ });

/** Opens the menu of views, with the saved ones in it. */
async function menu(user: ReturnType<typeof openList>['user']) {
  await grid();
  await user.click(await button());
  await screen.findByRole('menuitem', { name: /另存为新视图/ });
}

describe('saved views', () => {
  it('stand in the menu of views beside those of the model, their names as text, and open in their state', async () => {
    const { user, calls } = open();
    await menu(user);
    await user.click(await screen.findByRole('menuitem', { name: '<b>大额</b>' }));
    await waitFor(() => expect(addressNow()).toContain('savedView=v1'));
    expect(addressNow()).toContain('queryCode=all&f.customer=A&sort=amount.asc');
    expect(await screen.findByRole('button', { name: '切换视图，当前为“<b>大额</b>”' })).toBeInTheDocument();
    await waitFor(() =>
      expect(lastQuery(calls)).toMatchObject({ orderBy: [{ propertyCode: 'amount', direction: 'asc' }] }),
    );
  });

  it('are saved as the list is: state, view and layout under a name', async () => {
    const { user, calls } = open('?q=abc&page=2');
    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: /另存为新视图/ }));
    await user.type(await screen.findByRole('textbox', { name: '名称' }), ' 我的 {Enter}');
    await waitFor(() => expect(addressNow()).toContain('savedView=v3'));
    expect(inputsOf(calls, createSavedView)).toEqual([
      expect.objectContaining({
        name: '我的',
        viewCode: 'all',
        query: 'q=abc',
        layout: expect.objectContaining({ density: 'middle' }),
      }),
    ]);
  });

  it('keep what was typed where a name is taken, and say it', async () => {
    const { user } = open();
    replaceAnswers(refuses(createSavedView, 'savedNameTaken', { name: '大额' }));
    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: /另存为新视图/ }));
    await user.type(await screen.findByRole('textbox', { name: '名称' }), '大额{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('名称“大额”已被使用');
    expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('大额');
  });

  it('are marked where the list differs, and take the changes over; the layout of the person stays apart', async () => {
    const { user, calls } = open('?queryCode=all&f.customer=A&sort=amount.asc&savedView=v1');
    await grid();
    expect(await button()).not.toHaveAccessibleDescription('有未保存的更改');
    await user.type(screen.getByRole('searchbox', { name: '搜索文本内容' }), 'abc');
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription('有未保存的更改'));
    await user.click(screen.getByRole('button', { name: '行高与冻结行' }));
    await user.click(await screen.findByRole('menuitem', { name: '宽松' }));
    await user.click(await button());
    await user.click(await screen.findByRole('menuitem', { name: '将更改保存到“<b>大额</b>”' }));
    await waitFor(() => expect(inputsOf(calls, updateSavedView)).toHaveLength(1));
    expect(inputsOf(calls, updateSavedView)[0]).toMatchObject({
      id: 'v1',
      state: { viewCode: 'all', query: 'f.customer=A&q=abc&sort=amount.asc', layout: { density: 'loose' } },
    });
    expect(inputsOf(calls, keepListLayout)).toEqual([]);
    expect(savedLayout(calls)).toEqual({});
  });

  it('that somebody else changed are overwritten only where that is agreed to, and the list stays as it is', async () => {
    const { user, calls } = open('?queryCode=all&f.customer=A&sort=amount.asc&savedView=v1');
    replaceAnswers(
      chooses(updateSavedView, ({ revision }) =>
        revision === undefined
          ? answers(updateSavedView, large)
          : refuses(updateSavedView, 'savedViewChanged', { name: large.name }),
      ),
    );
    await grid();
    await user.type(screen.getByRole('searchbox', { name: '搜索文本内容' }), 'abc');
    const saveChanges = async () => {
      await user.click(await button());
      await user.click(await screen.findByRole('menuitem', { name: '将更改保存到“<b>大额</b>”' }));
      return within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    };
    const refused = await saveChanges();
    expect(await refused.findAllByText('“<b>大额</b>”已被他人修改')).not.toEqual([]);
    await user.click(refused.getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(addressNow()).toContain('q=abc');
    const agreed = await saveChanges();
    await user.click(agreed.getByRole('button', { name: /覆\s*盖/ }));
    expect(await screen.findByText('已保存“<b>大额</b>”')).toBeInTheDocument();
    const sent = inputsOf(calls, updateSavedView);
    expect(sent.map(({ revision }) => revision)).toEqual([3, 3, undefined]);
    expect(sent.at(-1)?.state?.query).toContain('q=abc');
  });

  it('say why their changes are not saved', async () => {
    const { user } = open('?queryCode=all&f.customer=A&sort=amount.asc&savedView=v1');
    replaceAnswers(refuses(updateSavedView, 'noPermission'));
    await grid();
    await user.type(screen.getByRole('searchbox', { name: '搜索文本内容' }), 'abc');
    await user.click(await button());
    await user.click(await screen.findByRole('menuitem', { name: '将更改保存到“<b>大额</b>”' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有');
  });

  it('open by a link that names them alone', async () => {
    open('?savedView=v1');
    await grid();
    await waitFor(() => expect(addressNow()).toContain('queryCode=all&f.customer=A&sort=amount.asc&savedView=v1'));
  });

  it('are missed with a word, and the list is shown without them', async () => {
    const page = openList('?savedView=gone');
    replaceAnswers(refuses(getSavedView, 'savedViewMissing'));
    expect(await screen.findByText(/该已存视图不存在，或未共享给您/)).toBeInTheDocument();
    await waitFor(() => expect(addressNow()).not.toContain('savedView'));
    await grid();
    expect(lastQuery(page.calls)).toMatchObject({ queryCode: 'all' });
  });

  it('say where the model has lost their view', async () => {
    open('?savedView=v1', { views: [{ ...large, viewCode: 'lost' }] });
    expect(await screen.findByText(/该已存视图不存在，或未共享给您/)).toBeInTheDocument();
    await grid();
  });

  it('open a list whose address says nothing where one is its default', async () => {
    const config = { ...ordersConfig, defaultView: { id: 'v1', viewCode: 'all', query: 'f.customer=A' } };
    open('', { config });
    await grid();
    await waitFor(() => expect(addressNow()).toContain('queryCode=all&f.customer=A&savedView=v1'));
  });

  it('do not open where the address says something', async () => {
    const config = { ...ordersConfig, defaultView: { id: 'v1', viewCode: 'all', query: 'f.customer=A' } };
    open('?q=abc', { config });
    await grid();
    expect(addressNow()).not.toContain('savedView');
  });

  it('give way to a view of the model', async () => {
    const { user, calls } = open('?queryCode=all&f.customer=A&savedView=v1');
    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: '我的订单' }));
    await waitFor(() => expect(addressNow()).toContain('?queryCode=mine'));
    expect(addressNow()).not.toContain('savedView');
    expect(inputsOf(calls, getListConfigData).at(-1)).toMatchObject({ code: 'mine' });
  });
});

describe('the dialog of saved views', () => {
  async function dialog(options: Parameters<typeof open>[1] = {}) {
    const page = open('', options);
    await menu(page.user);
    await page.user.click(await screen.findByRole('menuitem', { name: /管理已存视图/ }));
    return { ...page, box: within(await screen.findByRole('dialog')) };
  }

  it('sets the default, and offers of views of others nothing else', async () => {
    const { user, calls, box } = await dialog();
    await user.click(await box.findByRole('button', { name: '将“团队”设为我的默认视图' }));
    await waitFor(() =>
      expect(inputsOf(calls, setDefaultView)).toEqual([{ schemaCode: 'salesOrder', savedViewId: 'v2' }]),
    );
    expect(box.getByText('由李共享')).toBeInTheDocument();
    expect(box.queryByRole('button', { name: '删除“团队”' })).toBeNull();
    expect(box.queryByRole('button', { name: '共享“<b>大额</b>”' })).toBeNull();
  });

  it('renames, and asks before it deletes', async () => {
    const { user, calls, box } = await dialog();
    await user.click(await box.findByRole('button', { name: '重命名“<b>大额</b>”' }));
    const name = await screen.findByRole('textbox', { name: '名称' });
    await user.clear(name);
    await user.type(name, '小额{Enter}');
    await waitFor(() => expect(inputsOf(calls, updateSavedView)[0]).toMatchObject({ id: 'v1', name: '小额' }));
    await user.click(box.getByRole('button', { name: '删除“<b>大额</b>”' }));
    expect(await screen.findAllByText('删除已存视图“<b>大额</b>”？')).not.toEqual([]);
    expect(inputsOf(calls, deleteSavedView)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '删除视图' }));
    await waitFor(() => expect(inputsOf(calls, deleteSavedView)).toEqual([{ schemaCode: 'salesOrder', id: 'v1' }]));
  });

  it('renames what somebody else changed only at a second press, and keeps what was typed', async () => {
    const { user, calls, box } = await dialog();
    replaceAnswers(
      chooses(updateSavedView, ({ revision }) =>
        revision === undefined
          ? answers(updateSavedView, large)
          : refuses(updateSavedView, 'savedViewChanged', { name: large.name }),
      ),
    );
    await user.click(await box.findByRole('button', { name: '重命名“<b>大额</b>”' }));
    const name = await screen.findByRole('textbox', { name: '名称' });
    await user.clear(name);
    await user.type(name, '小额{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('已存视图“<b>大额</b>”已被他人修改');
    expect(name).toHaveValue('小额');
    await user.click(screen.getByRole('button', { name: /覆\s*盖/ }));
    await waitFor(() => expect(inputsOf(calls, updateSavedView)).toHaveLength(2));
    expect(inputsOf(calls, updateSavedView)[1]).toMatchObject({ name: '小额' });
    expect(inputsOf(calls, updateSavedView)[1]).not.toHaveProperty('revision');
  });

  it('shares with roles as their default, where the person designs the model', async () => {
    const { user, calls, box } = await dialog({ mayShare: true });
    await user.click(await box.findByRole('button', { name: '共享“<b>大额</b>”' }));
    const sharing = within(
      (await screen.findByText('共享“<b>大额</b>”')).closest<HTMLElement>('[role=dialog]') as HTMLElement,
    );
    await user.click(sharing.getByRole('radio', { name: '以下角色' }));
    await user.click(sharing.getByRole('button', { name: /保\s*存/ }));
    expect(await sharing.findByText('请至少选择一个角色')).toBeInTheDocument();
    for (const label of ['选择角色', '作为以下角色打开列表时的默认视图']) {
      await user.click(sharing.getByRole('combobox', { name: label }));
      const shown = await screen.findAllByText('主管', { selector: '.ant-select-item-option-content' });
      await user.click(shown.at(-1) as HTMLElement);
    }
    await user.click(sharing.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() =>
      expect(inputsOf(calls, shareSavedView)).toEqual([
        {
          schemaCode: 'salesOrder',
          id: 'v1',
          revision: 3,
          audience: 'roles',
          roleIds: ['lead'],
          defaultRoleIds: ['lead'],
        },
      ]),
    );
  });
});
