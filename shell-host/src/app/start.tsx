import { configureTransport, makeStore } from '@portico/shared-kit/api';
import { currentLocale } from '@portico/shared-kit/i18n';
import { createRoot } from 'react-dom/client';
import { makeFederation } from '../remotes/federation.ts';
import { makeLoader } from '../remotes/loader.ts';
import { readComposition, readNonce } from '../remotes/page-composition.ts';
import { App } from './App.tsx';
import { warmUp } from './warm-up.ts';

/** Draws the portal into its place. Throws when the page carries no composition. */
export function start(place: HTMLElement): void {
  const composition = readComposition();
  const loader = makeLoader(composition, makeFederation());
  configureTransport({ locale: currentLocale, compositionId: () => composition.id });
  createRoot(place).render(<App store={makeStore()} composition={composition} loader={loader} nonce={readNonce()} />);
  warmUp();
}
