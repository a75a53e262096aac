import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { initI18n } from '../../i18n/index.ts';
import { SearchBox, useTypedSearch } from './index.ts';

const asked = jest.fn<undefined, [string]>();

function Searched({ start = '' }: { readonly start?: string }) {
  const [search, setSearch] = useState(start);
  const ask = (wanted: string) => {
    asked(wanted);
    setSearch(wanted);
  };
  const { text, type, send } = useTypedSearch(search, ask);
  return (
    <>
      <SearchBox label="客户" value={text} onChange={type} onSend={send} />
      <button type="button" onClick={() => setSearch('')}>
        全部
      </button>
    </>
  );
}

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  asked.mockClear();
  initI18n('zh');
});

/** Longer than the pause after which the list is asked. */
const pause = () => act(() => jest.advanceTimersByTime(450));

const box = () => screen.getByRole('searchbox', { name: '客户' });

test('asks once, when the typing pauses, and at once on Enter', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ delay: null });
  render(<Searched />);
  await user.type(box(), ' abc{Enter}');
  expect(asked.mock.calls).toEqual([['abc']]);
  pause();
  expect(asked).toHaveBeenCalledTimes(1);
  await user.type(box(), 'd');
  expect(asked).toHaveBeenCalledTimes(1);
  pause();
  expect(asked.mock.lastCall).toEqual(['abcd']);
});

test('the button that empties it is named in the language of the user and asks at once', async () => {
  render(<Searched start="abc" />);
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(box()).toHaveValue('');
  expect(asked.mock.calls).toEqual([['']]);
});

test('a search that is taken back elsewhere empties it', async () => {
  render(<Searched start="abc" />);
  await userEvent.click(screen.getByRole('button', { name: '全部' }));
  expect(box()).toHaveValue('');
  expect(asked).not.toHaveBeenCalled();
});
