import type { Composition } from '@portico/shared-kit/remotes';

/** The composition that the server wrote into this page. Throws when the page carries none or a broken one. */
export function readComposition(page: Document = document): Composition {
  const text = page.getElementById('portico-composition')?.textContent;
  if (!text) throw new Error('The page carries no composition');
  return JSON.parse(text) as Composition;
}

/** The nonce that the content policy of this page asks of styles; undefined where there is no policy. */
export function readNonce(page: Document = document): string | undefined {
  return page.getElementById('portico')?.dataset['nonce'] || undefined;
}

/** Returns whether a proxy in front of the portal signs people in (shell spec, section 2: proxy mode). */
export function isBehindProxy(page: Document = document): boolean {
  return page.getElementById('portico')?.dataset['signIn'] === 'proxy';
}

/** Returns the composition that the server would give this page if it were loaded now. Rejects when the server cannot be reached. */
export async function fetchComposition(): Promise<Composition> {
  const answer = await fetch('/composition.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The composition could not be fetched: ${answer.status}`);
  return (await answer.json()) as Composition;
}
