import { frameMessageOf, postToFrame } from '@portico/shared-kit/remotes/frame-messages';
import type { makeRouter } from './router.tsx';
import { isPageFrame } from './in-frame.ts';
import { askToLeave } from './leave-questions.ts';

/** Pages that a form's frame shows; whatever else a form leads to is shown by the page around it. */
const formPages = /^\/(form\/|form-unpublished|login|print)/;
/** Pages that a page's frame shows beside its own: a form is a page, with an address and a way back. */
const ownPages = /^\/(login|print)/;

/** Answers the page around this frame: whether it may be closed, and that it leads elsewhere. Returns the way out. */
export function answerParent(router: Pick<ReturnType<typeof makeRouter>, 'subscribe'>): () => void {
  const handleMessage = (event: MessageEvent) => {
    if (frameMessageOf(event, window.parent)?.portico !== 'mayClose') return;
    postToFrame(window.parent, { portico: 'asked' });
    void askToLeave().then((isLeaving) => {
      if (isLeaving) postToFrame(window.parent, { portico: 'leaves', to: null });
    });
  };
  window.addEventListener('message', handleMessage);
  const stop = router.subscribe(({ location: { pathname, search } }) => {
    if (!(isPageFrame() ? ownPages : formPages).test(pathname))
      postToFrame(window.parent, { portico: 'leaves', to: pathname + search });
  });
  return () => {
    window.removeEventListener('message', handleMessage);
    stop();
  };
}
