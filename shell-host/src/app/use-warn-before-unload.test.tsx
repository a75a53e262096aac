import { renderHook } from '@testing-library/react';
import { addLeaveQuestion } from './leave-questions.ts';
import { useWarnBeforeUnload } from './use-warn-before-unload.ts';

const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab is asked about only while a page has unsaved work', () => {
  renderHook(() => useWarnBeforeUnload());
  expect(leave()).toBe(false);
  const takeBack = addLeaveQuestion({ hasUnsaved: () => true, giveUp: () => undefined });
  expect(leave()).toBe(true);
  takeBack();
  expect(leave()).toBe(false);
});
