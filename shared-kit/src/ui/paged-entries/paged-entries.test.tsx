import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { EntryPages, PagedEntries, type EntryPageState } from './index.ts';

type Entries = EntryPageState<string>;

/** 25 entries in pages of 10, unless a test says otherwise. */
function Log({ given, start = 0, count = 25 }: { given?: Partial<Entries>; start?: number; count?: number }) {
  const [page, setPage] = useState(start);
  const content = Array.from({ length: count }, (_, index) => `entry ${index}`).slice(page * 10, page * 10 + 10);
  const entries: Entries = {
    data: { content, totalElements: count },
    failure: null,
    isFetching: false,
    page,
    onPage: setPage,
    onRetry: () => undefined,
    ...given,
  };
  return (
    <>
      <PagedEntries
        label="log"
        entries={entries}
        empty={{ title: 'nothing yet', hint: 'it comes' }}
        keyOf={(entry) => entry}
        itemClass={undefined}
      >
        {(entry) => entry}
      </PagedEntries>
      <EntryPages label="pages" entries={entries} pageSize={10} />
    </>
  );
}

const shown = () => screen.getAllByRole('listitem').filter((item) => item.closest('ol') !== null);

describe('entries in pages', () => {
  it('are scrolled by the keyboard, and another page begins at its top', async () => {
    const { user } = renderWithProviders(<Log />);
    const page = screen.getByRole('group', { name: 'log' });
    expect(page).toHaveAttribute('tabindex', '0');
    page.scrollTop = 40;
    await user.click(screen.getByTitle('3'));
    expect(shown().map(({ textContent }) => textContent)).toEqual([20, 21, 22, 23, 24].map((each) => `entry ${each}`));
    expect(screen.getByRole('group', { name: 'log' }).scrollTop).toBe(0);
  });

  it('go back to the page that is the last now when theirs is gone', async () => {
    renderWithProviders(<Log start={4} />);
    await waitFor(() => expect(shown()[0]).toHaveTextContent('entry 20'));
  });

  it('have no pages where one is enough', () => {
    renderWithProviders(<Log count={10} />);
    expect(shown()).toHaveLength(10);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('say that there are none, or wait', async () => {
    const { rerender } = renderWithProviders(<Log count={0} />);
    expect(screen.getByText('nothing yet')).toBeInTheDocument();
    rerender(<Log given={{ data: undefined, isFetching: true }} />);
    expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument();
    expect(screen.queryByText('nothing yet')).not.toBeInTheDocument();
  });

  it('say what failed, try again, and keep the way to the other pages', async () => {
    const retry = jest.fn();
    const { user } = renderWithProviders(<Log given={{ failure: { message: '系统繁忙' }, onRetry: retry }} />);
    expect(screen.getByText('系统繁忙')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /重\s*试/ }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('navigation', { name: 'pages' })).toBeInTheDocument();
  });
});
