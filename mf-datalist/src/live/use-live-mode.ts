import { usePortalDispatch } from '@portico/shared-kit/api';
import { knownWrites, peekAnswer, putAnswers, shownAnswers } from '@portico/shared-kit/api/live-lists.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { type RefObject, useState } from 'react';
import { holdStill } from './hold-still.ts';
import { type AnswerChange, changesIn, otherAnswers } from './list-changes.model.ts';
import { type LookResult, useLooks } from './use-looks.ts';
import { useOccupied } from './use-occupied.ts';

/**
 * Reads again what a mode of a list shows whenever the mark is another one, and puts it in place at once, as long as its user is not about
 * something there. Returns how many records others changed last, and how often they did, so that the same number is told again.
 */
export function useLiveMode(
  mark: string | undefined,
  { schemaCode, head }: { readonly schemaCode: ModelCode; readonly head: RefObject<HTMLElement | null> },
): { readonly count: number; readonly times: number } {
  const dispatch = usePortalDispatch();
  const isOccupied = useOccupied();
  const [told, setTold] = useState({ count: 0, times: 0 });
  const put = (others: readonly AnswerChange[]): LookResult => {
    const { changed, count } = changesIn(others);
    if (others.length === 0) return 'same';
    const list = head.current?.closest('header')?.parentElement;
    const end = list ? holdStill(list, changed) : undefined;
    if (!dispatch(putAnswers(others))) {
      end?.();
      return 'later';
    }
    setTold(({ times }) => ({ count, times: times + 1 }));
    return 'changed';
  };
  useLooks(mark, async () => {
    const shown = isOccupied() ? null : dispatch(shownAnswers(schemaCode));
    if (shown === null) return 'later';
    const writes = dispatch(knownWrites());
    const read = await Promise.all(shown.map((each) => dispatch(peekAnswer(each)))).catch(() => null);
    if (read === null) return 'failed';
    // What the user has done meanwhile is not undone by an answer from before.
    if (isOccupied() || dispatch(knownWrites()) !== writes) return 'later';
    return put(otherAnswers(shown.flatMap((each, at) => ({ shown: each, next: read[at] ?? each }))));
  });
  return told;
}
