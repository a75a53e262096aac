import { aRecord } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import { openList, pageOf, queryPath } from '../../testing/open-list.tsx';

const card = {
  id: 'u1',
  name: '张伟',
  name_i18n: null,
  mobile: '13800000000',
  email: null,
  imgUrl: null,
  mainDepartmentName: '华东销售部',
  mainDepartmentPath: [
    { id: 'd0', name: '销售中心', name_i18n: null },
    { id: 'd1', name: '华东销售部', name_i18n: null },
  ],
  departmentNames: ['华东销售部'],
  departments: [{ id: 'd1', name: '华东销售部', name_i18n: null }],
  employeeNo: 'E007',
  position: '销售经理',
  position_i18n: null,
  roleName: null,
  roleName_i18n: null,
  relatedType: 'DINGTALK',
  chatUrl: 'dingtalk://chat?id=u1',
  isActive: true,
};

function openWithOwner(relatedType = 'DINGTALK') {
  const view = { ...ordersConfig.view, queryColumns: [{ propertyCode: 'name' }, { propertyCode: 'owner' }] };
  const page = openList('', { ...ordersConfig, view });
  page.calls.set(queryPath, () =>
    pageOf([aRecord({ name: '订单一', owner: { id: 'u1', name: '张伟' } }, { id: 'r1' })]),
  );
  page.calls.set('/api/organization/users/u1', () => ({ data: { ...card, relatedType } }));
  return page;
}

describe('a person in a list', () => {
  it('shows a card with what is known and a link to chat, and opens no record', async () => {
    const { user, shell } = openWithOwner();
    const name = await screen.findByRole('button', { name: '张伟' });
    await user.click(name);
    const tip = await screen.findByRole('tooltip', {}, { timeout: 5000 });
    expect(await within(tip).findByText('销售中心 / 华东销售部', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(within(tip).getByText('13800000000')).toBeInTheDocument();
    expect(within(tip).queryByText('邮箱')).not.toBeInTheDocument();
    expect(within(tip).getByRole('link', { name: '发起聊天' })).toHaveAttribute('href', 'dingtalk://chat?id=u1');
    expect(shell.paths).toEqual([]);
  });

  it('links to no chat where there is none', async () => {
    const { user } = openWithOwner('NONE');
    await user.click(await screen.findByRole('button', { name: '张伟' }));
    expect(await screen.findByText('E007', {}, { timeout: 5000 })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: '发起聊天' })).not.toBeInTheDocument());
  });
});
