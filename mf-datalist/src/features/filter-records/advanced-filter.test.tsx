import { deleteSavedFilter, listSavedFilters, saveFilter } from '@portico/shared-kit/contract/work-items.endpoints';
import { answers, inputsOf, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addressNow, grid, lastQuery, openList } from '../../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dialog = () => screen.findByRole('dialog');
const where = () => new URLSearchParams(addressNow().split('?')[1]).get('where');

async function choose(user: ReturnType<typeof openList>['user'], row: HTMLElement, name: string, option: string) {
  await user.click(within(row).getByRole('combobox', { name }));
  const shown = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  // A list that was opened before stays in the page, hidden.
  await user.click(shown.at(-1) as HTMLElement);
}

describe('the advanced filter', () => {
  it('asks for any column by any operator, keeps it in the address and shows it as chips', async () => {
    const { user, calls } = openList('?unfiltered=1');
    await grid();
    await user.click(screen.getByRole('button', { name: '高级筛选' }));
    const box = within(await dialog());
    const first = box.getByRole('group', { name: '第 1 个条件' });
    await choose(user, first, '数据项', '金额');
    await choose(user, first, '比较方式', '大于等于');
    await user.type(within(first).getByRole('textbox'), '500');
    await user.click(box.getByRole('button', { name: '添加条件' }));
    const second = box.getByRole('group', { name: '第 2 个条件' });
    await choose(user, second, '数据项', '备注');
    await choose(user, second, '比较方式', '为空');
    expect(within(second).queryByRole('textbox')).toBeNull();
    await user.click(box.getByRole('button', { name: /查\s*询/ }));
    await waitFor(() => expect(where()).toBe('{"all":[["amount","greaterThanOrEqual","500"],["remark","isNull"]]}'));
    const items = [
      { propertyCode: 'amount', operator: 'greaterThanOrEqual', value: '500' },
      { propertyCode: 'remark', operator: 'isNull', value: null },
    ];
    await waitFor(() => expect(JSON.stringify(lastQuery(calls))).toContain(JSON.stringify(items)));
    expect(screen.getByRole('button', { name: '高级筛选（2）' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '移除条件“备注”' }));
    await waitFor(() => expect(where()).toBe('{"all":[["amount","greaterThanOrEqual","500"]]}'));
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    await waitFor(() => expect(where()).toBeNull());
  });

  it('opens what a sent address asks for, and says which value is missing before it asks', async () => {
    const text = JSON.stringify({ any: [['customer', 'isNotNull'], { none: [['urgent', 'equal', 'true']] }] });
    const { user, calls } = openList(`?unfiltered=1&where=${encodeURIComponent(text)}`);
    await grid();
    expect(JSON.stringify(lastQuery(calls))).toContain('"join":"none"');
    expect(screen.getByText('客户 不为空 或 不满足（加急 等于 是）')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '高级筛选（2）' }));
    const box = within(await dialog());
    await user.click(box.getAllByRole('button', { name: '添加条件' }).at(-1) as HTMLElement);
    await user.click(box.getByRole('button', { name: /查\s*询/ }));
    expect(await box.findByText('请填写值')).toBeInTheDocument();
    expect(where()).toBe(text);
    await user.click(box.getByRole('button', { name: '清空条件' }));
    await waitFor(() => expect(where()).toBeNull());
  });

  const kept = { id: 'g1', name: '<i>加急</i>', query: '{"any":[["urgent","equal","true"],["remark","isNull"]]}' };

  it('keeps its conditions under a name, and says why it does not', async () => {
    const { user, calls } = openList(`?unfiltered=1&where=${encodeURIComponent('{"all":[["remark","isNull"]]}')}`);
    replaceAnswers(answers(saveFilter, { ...kept, isDefault: false }));
    await grid();
    await user.click(screen.getByRole('button', { name: '高级筛选（1）' }));
    const box = within(await dialog());
    await user.click(await box.findByRole('button', { name: '将条件存为条件组' }));
    await user.type(await box.findByRole('textbox', { name: '条件组名称' }), ' 无备注 {Enter}');
    await waitFor(() => expect(inputsOf(calls, saveFilter)).toHaveLength(1));
    expect(inputsOf(calls, saveFilter)).toEqual([
      { list: 'groups:salesOrder', name: '无备注', query: '{"all":[["remark","isNull"]]}', isDefault: false },
    ]);
    expect(where()).toBe('{"all":[["remark","isNull"]]}');
  });

  it('inserts a kept group beside the conditions that there are, and deletes one after a question', async () => {
    const { user, calls } = openList(`?unfiltered=1&where=${encodeURIComponent('{"all":[["customer","isNotNull"]]}')}`);
    replaceAnswers(answers(listSavedFilters, [{ ...kept, isDefault: false }]), answers(deleteSavedFilter, {}));
    await grid();
    await user.click(screen.getByRole('button', { name: '高级筛选（1）' }));
    const box = within(await dialog());
    await user.click(await box.findByRole('button', { name: '插入条件组“<i>加急</i>”' }));
    await user.click(box.getByRole('button', { name: '删除条件组“<i>加急</i>”' }));
    await user.click(await screen.findByRole('button', { name: '删除此条件组' }));
    await waitFor(() => expect(inputsOf(calls, deleteSavedFilter)).toEqual([{ id: 'g1' }]));
    await user.click(box.getByRole('button', { name: /查\s*询/ }));
    await waitFor(() =>
      expect(where()).toBe(
        '{"all":[["customer","isNotNull"],{"any":[["urgent","equal","true"],["remark","isNull"]]}]}',
      ),
    );
  });

  it('says of a kept group that its fields are gone', async () => {
    const { user } = openList('?unfiltered=1');
    const gone = { ...kept, query: '{"all":[["lost","isNull"]]}', isDefault: false };
    replaceAnswers(answers(listSavedFilters, [gone]));
    await grid();
    await user.click(screen.getByRole('button', { name: '高级筛选' }));
    await user.click(await screen.findByRole('button', { name: '插入条件组“<i>加急</i>”' }));
    expect(await screen.findByText(/数据项已不存在，或您无权查看/)).toBeInTheDocument();
  });
});
