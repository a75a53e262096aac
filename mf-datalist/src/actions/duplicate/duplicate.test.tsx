import { checkAdd } from '@portico/shared-kit/contract/form-entry.endpoints';
import { answers, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openList } from '../../testing/open-list.tsx';
import { ordersWith, press, selectRows } from '../../testing/press-actions.ts';

beforeEach(() => sessionStorage.clear());

const config = ordersWith({ actionCode: 'copy', name: '复制', sortKey: 1 });

test('one selected record is duplicated on the form of a new one', async () => {
  const list = openList('', config);
  replaceAnswers(answers(checkAdd, { workflowCode: null, schemaCode: 'salesOrder', sheetCode: null }));
  await selectRows(list, 1);
  await press(list, '复制');
  await waitFor(() => expect(list.shell.paths.at(-1)).toMatch(/^\/form\/detail\?schemaCode=salesOrder&.*copyOf=r1/));
});

test('of several none is, and it is said why', async () => {
  const list = openList('', config);
  await selectRows(list, 1, 2);
  // A button that is locked is drawn anew.
  const button = () => screen.getByRole('button', { name: '复制' });
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  await list.user.hover(button());
  expect(await screen.findByText('一次只能复制一条，请只勾选一条')).toBeInTheDocument();
  await list.user.click(button());
  expect(list.shell.paths).toEqual([]);
});
