import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getUserCard } from '@portico/shared-kit/contract/organisation.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, aUserCard, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import { grid, openList, pageOf } from '../../testing/open-list.tsx';

const chatUrl = 'dingtalk://chat?id=u1';
const department = { id: 'd1', name: '华东销售部', name_i18n: null };

function openWithOwner() {
  const view = { ...ordersConfig.view, queryColumns: [{ propertyCode: 'name' }, { propertyCode: 'owner' }] };
  const page = openList('', { ...ordersConfig, view });
  replaceAnswers(
    answers(
      queryRecords,
      pageOf([aRecord({ name: '订单一', owner: { id: 'u1', name: '张伟' } }, { id: asRecordId('r1') })]),
    ),
  );
  const card = aUserCard({ id: 'u1', name: '张伟', departments: [department], relatedType: 'DINGTALK', chatUrl });
  replaceAnswers(answers(getUserCard, card));
  return page;
}

const theCard = () => screen.findByRole('dialog', { name: '张伟 的名片' });

describe('a person in a list', () => {
  it('shows a card by a press, and opens no record', async () => {
    const { user, shell } = openWithOwner();
    await user.click(await screen.findByRole('button', { name: '张伟' }));
    const chat = await within(await theCard()).findByRole('link', { name: /发起聊天/ });
    expect(chat).toHaveAttribute('href', chatUrl);
    expect(shell.paths).toEqual([]);
  });

  it('shows it by F2 in the cell, and Esc leads back to the grid', async () => {
    const { user, shell } = openWithOwner();
    const list = await grid();
    list.focus();
    await user.keyboard('{End}{F2}');
    await theCard();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(list).toHaveFocus();
    expect(shell.paths).toEqual([]);
  });
});
