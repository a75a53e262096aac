import { watchList } from '@portico/shared-kit/contract/live-lists.endpoints';
import { answers, replaceAnswers } from '@portico/shared-kit/testing';
import { act } from '@testing-library/react';

/** Time between two looks of a list, in ms. */
export const beat = 4_100;
const quiet = { people: [], count: 0 };
let marks = 1;

/** Lets some time of the clock of the test pass. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Puts the clock of the test in place, with what the page measures and moves. Returns the elements that are marked. */
export function followOthers(): { readonly marked: () => readonly Element[] } {
  const animate = jest.fn();
  beforeEach(() => {
    Element.prototype.animate = animate;
    animate.mockClear();
    localStorage.clear();
    sessionStorage.clear();
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());
  return { marked: () => animate.mock.contexts as Element[] };
}

/** Waits until an open list follows what others do. */
export async function untilFollowed(): Promise<void> {
  replaceAnswers(answers(watchList, { ...quiet, mark: '1' }));
  await pass(2_000);
  await pass(beat);
}

/** Others have written meanwhile: the list sees it at its next look. */
export async function othersWrote(): Promise<void> {
  marks += 1;
  replaceAnswers(answers(watchList, { ...quiet, mark: `${marks}` }));
  await pass(beat);
  await pass(100);
}

/** Lets time pass until something is so, as waiting does on a clock that goes by itself. */
export async function until(check: () => void | Promise<void>): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    try {
      return await check();
    } catch {
      await pass(50);
    }
  }
  await check();
}
