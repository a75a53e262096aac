import { asRecordId } from '../../../../contract/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { initI18n } from '../../../../i18n/index.ts';
import { aUserCard } from '../../../../testing/builders.ts';
import { giveElementsSizes } from '../../../../testing/element-sizes.ts';
import { itemOf, showField } from '../../../testing/show-field.tsx';

const config = {
  schemaCode: 'customer',
  appCode: 'sales',
  name: '客户档案',
  name_i18n: null,
  views: [],
  view: {
    code: 'all',
    name: '全部',
    queryConditions: [],
    queryActions: [],
    queryColumns: [{ propertyCode: 'customerName' }, { propertyCode: 'owner' }],
  },
  properties: [
    { code: 'customerName', name: '客户名称', propertyType: 0 },
    { code: 'owner', name: '拥有者', propertyType: 50 },
  ],
  workflowCode: null,
  actions: [],
};
const data = { customerName: '甲公司', owner: { id: 'u1', name: '张伟' } };
const record = { id: asRecordId('c1'), schemaCode: 'customer', version: 1, data, actions: [] };

test('people in the list that a record is picked from show their card, which picks nothing', async () => {
  initI18n('zh');
  giveElementsSizes();
  const services = {
    getListConfig: () => Promise.resolve(config),
    queryRecords: () => Promise.resolve({ content: [record], totalElements: 1, sumMap: {}, actions: [] }),
    getUserCard: () => Promise.resolve(aUserCard({ employeeNo: 'E1' })),
  };
  const property = itemOf(9, { schemaCode: 'customer', nameProperty: 'customerName', queryCode: 'all' });
  const shown = showField({ property, services });
  await shown.user.click(screen.getByRole('button', { name: '从列表中选择：数据项' }));
  const list = await screen.findByRole('dialog');
  // The list takes the focus for its search once it has opened, which may be after its rows are drawn.
  await waitFor(() => expect(within(list).getByRole('searchbox')).toHaveFocus());
  await shown.user.click(await within(list).findByRole('button', { name: '张伟' }));
  const card = await screen.findByRole('dialog', { name: '张伟 的名片' });
  expect(await within(card).findByText('E1')).toBeInTheDocument();
  expect(shown.reported).toEqual([]);
  await waitFor(() => expect(card).toHaveFocus());
  await shown.user.keyboard('{Escape}');
  expect(list).toBeInTheDocument();
});
