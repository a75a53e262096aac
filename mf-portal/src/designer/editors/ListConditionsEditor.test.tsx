import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import { newWidget, textSourceDefaults } from '@portico/shared-kit/portal-pages';
import { aListConfig, answers, aProperty } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { designOf, openDesigner } from '../../testing/design-screen.tsx';

const amount = 2;
const config = aListConfig({
  properties: [aProperty('city', { name: '城市' }), aProperty('total', { name: '金额', propertyType: amount })],
});
const orders = newWidget(
  'TextList',
  'orders',
  { x: 0, y: 0, w: 5, h: 27 },
  {
    ...textSourceDefaults,
    icon: '',
    bizModel: 'salesOrder',
    bizModelInfo: { appCode: 'sales' },
    queryConditions: [
      { propertyCode: 'city', propertyValue: '上海' },
      { propertyCode: 'gone', propertyValue: 'x' },
    ],
  },
);
const stubs = [
  answers(listMenu, []),
  answers(queryWorkItems, { content: [], totalElements: 0 }),
  answers(getListConfigData, config),
  answers(queryRecords, { content: [], totalElements: 0, sumMap: {}, actions: [] }),
];

async function openConditions() {
  const opened = await openDesigner(designOf([orders]), { stubs });
  await opened.user.click(screen.getByRole('button', { name: /^文本列表，第/ }));
  const list = await screen.findByRole('region', { name: '筛选条件' });
  const conditions = () => {
    const [widget] = (opened.saved() as { page: { children: (typeof orders)[] } }).page.children;
    return widget?.settings.queryConditions;
  };
  return { ...opened, list, conditions };
}

test('conditions are said in words, and one over a field that is gone says that it cannot be read', async () => {
  const { list } = await openConditions();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('城市：上海')).toBeInTheDocument();
  expect(within(list).getByText('gone：无法识别，请重新填写')).toBeInTheDocument();
});

test('a condition is added with the filter of its field and saved as its text', async () => {
  const { user, list, conditions } = await openConditions();
  await user.click(within(list).getByRole('button', { name: '添加条件' }));
  const dialog = await screen.findByRole('dialog', { name: '筛选条件' });
  await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('请输入所有必填字段');
  await user.click(within(dialog).getByLabelText('数据项'));
  await user.click(await screen.findByTitle('金额'));
  const from = within(dialog).getByLabelText('金额：最小值');
  await user.type(from, '500');
  await user.tab();
  await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  await waitFor(() =>
    expect(conditions()?.at(-1)).toEqual({ propertyCode: 'total', propertyType: amount, propertyValue: '500;' }),
  );
});

test('a condition that cannot be read is removed without the others', async () => {
  const { user, list, conditions } = await openConditions();
  await user.click(within(list).getByRole('button', { name: /^删除“gone/ }));
  await waitFor(() => expect(conditions()).toEqual([{ propertyCode: 'city', propertyValue: '上海' }]));
});

test('another source clears the conditions', async () => {
  const { user, saved } = await openConditions();
  await user.click(screen.getByLabelText('数据来源'));
  await user.click(await screen.findByTitle('我的待办'));
  await waitFor(() =>
    expect(saved()).toMatchObject({
      page: { children: [{ settings: { dataSource: 'myUnfinished', queryConditions: [], sortRule: 'descending' } }] },
    }),
  );
});
