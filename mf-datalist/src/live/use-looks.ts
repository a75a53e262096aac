import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useRef } from 'react';

/** Result of a look at what a list shows: whether that was another one, or has to be looked at again. */
export type LookResult = 'changed' | 'same' | 'later' | 'failed';

/** Least and greatest ms between two looks: models in which much is written elsewhere are looked at less often. */
const gaps = { least: 2_000, most: 32_000 };
/** Ms after which it is tried again where something was in the way. */
const pause = 500;

/** Looks whenever the mark is another one, and less often where that was for nothing; nothing is looked at while the page is not seen. */
export function useLooks(mark: string | undefined, look: () => Promise<LookResult>): void {
  const known = useRef(mark);
  const lookUntilSeen = useLooking(look);
  useEffect(() => {
    if (mark === undefined) return;
    const isOther = known.current !== undefined && known.current !== mark;
    known.current = mark;
    void lookUntilSeen(isOther);
  }, [mark, lookUntilSeen]);
}

/** Returns the function that looks as long as that is due, which it is where something is another one, one look after the other. */
function useLooking(look: () => Promise<LookResult>): (isOther: boolean) => Promise<void> {
  const isDue = useRef(false);
  const gap = useRef<number>(gaps.least);
  const isRunning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  const lookNow = useStableCallback(look);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      isRunning.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return useStableCallback(async (isOther: boolean) => {
    isDue.current ||= isOther;
    if (isRunning.current) return;
    isRunning.current = true;
    for (let ms = gap.current - gaps.least; isDue.current; ) {
      await new Promise((resolve) => {
        timer.current = setTimeout(resolve, ms);
      });
      if (document.visibilityState !== 'visible') break;
      isDue.current = false;
      const found = await lookNow();
      if (isGone.current) return;
      gap.current = found === 'later' ? gap.current : gapAfter(found, gap.current);
      isDue.current ||= found === 'later' || found === 'failed';
      ms = found === 'later' ? pause : gap.current - gaps.least;
    }
    isRunning.current = false;
  });
}

const gapAfter = (found: LookResult, gap: number) => (found === 'changed' ? gaps.least : Math.min(gaps.most, gap * 2));
