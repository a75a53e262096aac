import { asRecordId } from '@portico/shared-kit/contract/ids';
import { searchPortal } from '@portico/shared-kit/contract/search.endpoints';
import type { PortalMatches } from '@portico/shared-kit/contract/search.schema';
import { answers, inputsOf, refuses, replaceAnswers, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SearchButton } from './SearchButton.tsx';

const matches: PortalMatches = {
  lists: [{ schemaCode: 'salesOrder', appCode: 'sales', name: '销售订单', name_i18n: '{"en":"Sales orders"}' }],
  models: [
    {
      schemaCode: 'customer',
      appCode: 'sales',
      modelName: '客户',
      modelName_i18n: '{"en":"Customers"}',
      records: [{ id: asRecordId('c1'), name: 'Order house', name_i18n: null, sequenceNo: 'C0001' }],
      isMore: true,
    },
  ],
  instances: [],
  files: [{ id: 'f1', name: 'order.pdf', schemaCode: 'customer', recordId: asRecordId('c1') }],
  people: [],
};

async function open() {
  const calls = stubNetwork(answers(searchPortal, matches));
  const page = renderInShell(<SearchButton />);
  await page.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('searchbox', { name: /^Search records/ });
  await waitFor(() => expect(box).toHaveFocus());
  return { ...page, calls, box };
}

test('Ctrl+K opens it; what is found stands in groups, which arrow keys walk through and Enter opens', async () => {
  const { user, calls } = await open();
  await user.keyboard('order{Enter}');
  expect(await screen.findByText('3 results')).toBeInTheDocument();
  expect(inputsOf(calls, searchPortal)).toEqual([{ text: 'order' }]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Lists',
    'Customers',
    'Files',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Order house C0001' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'See all in “Customers”' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/form/detail?objectId=c1&schemaCode=customer');
  await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
});

test('a search without a match says so, and one that fails can be made again', async () => {
  const { user } = await open();
  replaceAnswers(answers(searchPortal, { lists: [], models: [], instances: [], files: [], people: [] }));
  await user.keyboard('nothing{Enter}');
  expect(await screen.findByText('Nothing found for “nothing”')).toBeInTheDocument();
  replaceAnswers(refuses(searchPortal, 'databaseBusy'));
  await user.keyboard('2{Enter}');
  const retry = await screen.findByRole('button', { name: /Retry/ });
  replaceAnswers(answers(searchPortal, matches));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'order.pdf' })).toBeInTheDocument();
});
