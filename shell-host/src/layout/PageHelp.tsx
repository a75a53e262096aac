import { GuideHost } from '../help/GuideHost.tsx';
import { Shortcuts } from './Shortcuts.tsx';

/** The keys and the manual of every page. Nothing is drawn before they are asked for. */
export function PageHelp() {
  return (
    <>
      <Shortcuts />
      <GuideHost />
    </>
  );
}
