import { render } from '@testing-library/react';
import { entriesWriter, useEntriesWriter, writePause } from './entries-writer.ts';
import { readKept } from './kept-entries.ts';

const mine = { userId: 'ann', form: 'new/leave' };
const entered = (reason: string) => () => ({ values: { reason } });
const reason = () => readKept(mine)?.values['reason'];

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the first key is kept at once, those after it together once the pause is over, none of them later', () => {
  const writer = entriesWriter(mine);
  const asked = jest.fn(entered('abc'));
  writer.note(entered('a'));
  expect(reason()).toBe('a');
  writer.note(entered('ab'));
  jest.advanceTimersByTime(writePause - 1);
  writer.note(asked);
  expect(reason()).toBe('a');
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reason()).toBe('abc');
  jest.advanceTimersByTime(10 * writePause);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what was saved or given up does not come back with the end of a pause', () => {
  const writer = entriesWriter(mine);
  writer.note(entered('a'));
  writer.note(entered('ab'));
  writer.forget();
  jest.advanceTimersByTime(2 * writePause);
  writer.flush();
  expect(readKept(mine)).toBeNull();
});

function Form() {
  const writer = useEntriesWriter(mine);
  writer.note(entered('a'));
  writer.note(entered('ab'));
  return null;
}

test.each([
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the window is left', () => dispatchEvent(new Event('blur'))],
  ['a field is left', () => document.dispatchEvent(new Event('focusout'))],
])('all of it is kept when %s', (_when, leave) => {
  render(<Form />);
  expect(reason()).toBe('a');
  leave();
  expect(reason()).toBe('ab');
});

test('all of it is kept when the form goes, as it does where the session is lost', () => {
  const { unmount } = render(<Form />);
  unmount();
  expect(reason()).toBe('ab');
});
