import { GuideHost } from '../help/GuideHost.tsx';
import { Shortcuts } from './Shortcuts.tsx';

/** What helps on every page once it is asked for: the keys and the manual. Nothing is drawn before. */
export function PageHelp() {
  return (
    <>
      <Shortcuts />
      <GuideHost />
    </>
  );
}
