import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { askToLeave, giveUpUnsavedWork, hasUnsavedWork, onQuestion, openQuestion } from './leave-questions.ts';
import { useWarnBeforeUnload } from './use-warn-before-unload.ts';

const LeaveDialog = lazyWithRetry(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Asks before unsaved work is left behind: by a link, by "back", by signing out, or by closing the tab. */
export function LeaveGuard() {
  useWarnBeforeUnload();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && hasUnsavedWork();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isCurrent = true;
    void askToLeave().then((isLeaving) => {
      if (isCurrent) (isLeaving ? blocker.proceed : blocker.reset)();
    });
    return () => void (isCurrent = false);
  }, [blocker]);
  const answer = useSyncExternalStore(onQuestion, openQuestion);
  if (answer === null) return null;
  const leave = () => {
    giveUpUnsavedWork();
    answer(true);
  };
  // Without network the dialog may not come. Nobody is held then, and nothing is given up.
  return (
    <RemoteBoundary onCrash={() => answer(true)}>
      <Suspense fallback={null}>
        <LeaveDialog onStay={() => answer(false)} onLeave={leave} />
      </Suspense>
    </RemoteBoundary>
  );
}
