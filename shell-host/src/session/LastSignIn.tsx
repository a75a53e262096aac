import { formatDate } from '@portico/shared-kit/formats';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useEffect } from 'react';
import { sessionCareTexts } from './session-care.texts.ts';

/** Says that the last sign-in was told of in this session (shell spec, section 4). */
const noticeItem = 'login_jump';

/** Pages of paper have their tools where the message would lie: the next other page tells it. */
const paperPages = /^\/print(\/|$)/;

/** Tells once per session, in whichever tab comes first, when this person had signed in before. Draws nothing. */
export function LastSignIn({ time }: { readonly time: string | null }) {
  const t = sessionCareTexts.useT();
  const toast = useToast();
  useEffect(() => {
    if (localStorage.getItem(noticeItem) !== null || paperPages.test(location.pathname)) return;
    localStorage.setItem(noticeItem, '1');
    if (time === null) return;
    toast.info(t('lastSignIn', { time: formatDate(time, 3) }));
    // It lies over the header: who wants to press something there does not wait for it.
    const whileTold = { once: true, capture: true, signal: AbortSignal.timeout(2_000) };
    addEventListener('pointerdown', toast.dismiss, whileTold);
    addEventListener('keydown', toast.dismiss, whileTold);
  }, [t, time, toast]);
  return null;
}
