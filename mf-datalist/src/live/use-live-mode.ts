import { usePortalDispatch } from '@portico/shared-kit/api';
import { knownWrites, peekAnswer, putAnswers, shownAnswers } from '@portico/shared-kit/api/live-lists.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { type RefObject, useEffect, useState } from 'react';
import { markedMs } from './flash-cells.ts';
import { holdStill } from './hold-still.ts';
import { type AnswerChange, changesIn, otherAnswers } from './list-changes.model.ts';
import { type LookResult, useLooks } from './use-looks.ts';
import { useOccupied } from './use-occupied.ts';

/**
 * Reads again what a mode of a list shows whenever the mark is another one, and puts it in place at once, as long as its user is not about
 * something there. Returns how many records others have just changed.
 */
export function useLiveMode(
  mark: string | undefined,
  { schemaCode, head }: { readonly schemaCode: ModelCode; readonly head: RefObject<HTMLElement | null> },
): number {
  const dispatch = usePortalDispatch();
  const isOccupied = useOccupied();
  const [told, setTold] = useState({ count: 0 });
  const put = (others: readonly AnswerChange[]): LookResult => {
    const { changed, count } = changesIn(others);
    if (others.length === 0) return 'same';
    const list = head.current?.closest('header')?.parentElement;
    const end = list ? holdStill(list, changed) : undefined;
    if (!dispatch(putAnswers(others))) {
      end?.();
      return 'later';
    }
    setTold({ count });
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
  useEffect(() => {
    if (told.count === 0) return;
    const timer = setTimeout(() => setTold({ count: 0 }), markedMs);
    return () => clearTimeout(timer);
  }, [told]);
  return told.count;
}
