import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useEffect, useState } from 'react';

const GuideDrawer = lazyWithRetry(async () => (await import('./GuideDrawer.tsx')).GuideDrawer);

const event = 'portico-guide';

/** Opens the manual at the topic of the page. */
export function showGuide(): void {
  dispatchEvent(new Event(event));
}

/** The place of the manual beside every page: what opens it may itself be a menu that closes. */
export function GuideHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener(event, open);
    return () => removeEventListener(event, open);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <GuideDrawer onClose={() => setOpen(false)} />
    </Suspense>
  );
}
