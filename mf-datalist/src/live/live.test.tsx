import { leaveList, watchList } from '@portico/shared-kit/contract/live-lists.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { grid, openList, orders, pageOf } from '../testing/open-list.tsx';
import { beat, followOthers, pass } from '../testing/others.ts';

const { marked } = followOthers();
const quiet = { people: [], count: 0, mark: '1' };
const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];

/** Opens the list, and lets it follow what others do. */
async function open(live: Parameters<typeof answers<never, typeof quiet>>[1] = quiet) {
  const page = openList();
  replaceAnswers(answers(watchList, live as never));
  await grid();
  await pass(2_000);
  await waitFor(() => expect(inputsOf(page.calls, watchList)).not.toEqual([]));
  return page;
}

/** Others change the records to these. */
async function change(records: typeof orders, total = 45): Promise<void> {
  replaceAnswers(
    answers(queryRecords, pageOf(records, total)),
    answers(watchList, { ...quiet, mark: `${Math.random()}` }),
  );
  await pass(beat);
}

const names = () => screen.getAllByRole('link', { name: /^订单/ }).map(({ textContent }) => textContent);
const bar = () => screen.queryByRole('button', { name: /^显\s*示$/ });

describe('a list that others change meanwhile', () => {
  it('takes values over in the rows that stay, keeps what is selected, and says it once', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await change([
      { ...first, version: first.version + 1, data: { ...first.data, customer: '新公司' } },
      second,
      third,
    ]);
    expect(await screen.findByText('新公司')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: '选择第 1 行' })).toBeChecked();
    expect(screen.getByText('已更新 1 条数据')).toHaveAttribute('role', 'status');
    expect(bar()).toBeNull();
    // The one cell that is another one is marked.
    expect(marked()).toEqual([screen.getByText('新公司').closest('[role=gridcell]')]);
  });

  it('says what would come, leave or move, and moves nothing before it is wanted', async () => {
    const { user } = await open();
    const added = aRecord({ name: '订单零' }, { id: asRecordId('r0') });
    await change([added, first, third], 45);
    await waitFor(() => expect(bar()).toBeInTheDocument());
    expect(names()).toEqual(['订单一', '订单二', '订单三']);
    await user.click(bar() as HTMLElement);
    await waitFor(() => expect(names()).toEqual(['订单零', '订单一', '订单三']));
    expect(bar()).toBeNull();
  });

  it('reads nothing again while nothing was written', async () => {
    const { calls } = await open();
    const before = inputsOf(calls, queryRecords).length;
    await pass(3 * beat);
    expect(inputsOf(calls, watchList).length).toBeGreaterThan(2);
    expect(inputsOf(calls, queryRecords)).toHaveLength(before);
  });

  it('asks nothing while it is not seen, and goes on when it is', async () => {
    const { calls } = await open();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const before = inputsOf(calls, watchList).length;
    await pass(3 * beat);
    expect(inputsOf(calls, watchList)).toHaveLength(before);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(inputsOf(calls, watchList).length).toBeGreaterThan(before));
  });

  it('is left with a word to the server, and is none the worse where that cannot answer', async () => {
    const { calls, unmount } = await open();
    replaceAnswers(refuses(watchList, 'unknownError'));
    await pass(beat);
    expect(names()).toEqual(['订单一', '订单二', '订单三']);
    unmount();
    await waitFor(() => expect(inputsOf(calls, leaveList)).toEqual([{ schemaCode: 'salesOrder' }]));
  });
});

describe('who is here', () => {
  it('stands in the head: three pictures, the others as a number, with their names', async () => {
    const people = ['安', '<b>博</b>', '凯', '李', '马'].map((name, index) => ({ id: `p${index}`, name }));
    await open({ people, count: 5, mark: '1' } as never);
    const here = await screen.findByRole('button', { name: '也在查看此列表：安、<b>博</b>、凯、李、马' });
    expect(within(here).getByText('+2')).toBeInTheDocument();
    expect(here).toHaveTextContent('安>凯+2');
  });

  it('is nothing where nobody else is', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /也在查看/ })).toBeNull();
  });
});
