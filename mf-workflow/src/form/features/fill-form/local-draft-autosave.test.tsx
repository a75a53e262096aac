import { render } from '@testing-library/react';
import { localDraftAutosave, useLocalDraftAutosave, autosavePause } from './local-draft-autosave.ts';
import { readLocalDraft } from './local-draft.ts';

const mine = { userId: 'ann', form: 'new/leave' };
const entered = (reason: string) => () => ({ values: { reason } });
const reason = () => readLocalDraft(mine)?.values['reason'];

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the first key is kept at once, those after it together once the pause is over, none of them later', () => {
  const autosave = localDraftAutosave(mine);
  const asked = jest.fn(entered('abc'));
  autosave.schedule(entered('a'));
  expect(reason()).toBe('a');
  autosave.schedule(entered('ab'));
  jest.advanceTimersByTime(autosavePause - 1);
  autosave.schedule(asked);
  expect(reason()).toBe('a');
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reason()).toBe('abc');
  jest.advanceTimersByTime(10 * autosavePause);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what was saved or given up does not come back with the end of a pause', () => {
  const autosave = localDraftAutosave(mine);
  autosave.schedule(entered('a'));
  autosave.schedule(entered('ab'));
  autosave.forget();
  jest.advanceTimersByTime(2 * autosavePause);
  autosave.flush();
  expect(readLocalDraft(mine)).toBeNull();
});

function Form() {
  const autosave = useLocalDraftAutosave(mine);
  autosave.schedule(entered('a'));
  autosave.schedule(entered('ab'));
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
