import { type ComposedRemote, type Composition, classify, isPage } from '@portico/shared-kit/remotes';
import { pathConflicts } from '@portico/shared-kit/remotes/claims';

/**
 * Keeps React's renderers where the refresh runtime of a remote finds them: without it an update of a remote is
 * applied, but nothing is drawn again. Must stand before every bundle.
 */
const rendererHook = `<script>(() => {
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers, supportsFiber: true, checkDCE() {},
    inject(renderer) { const id = renderers.size + 1; renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };
})();</script>`;

const compositionElement = /(<script type="application\/json" id="portico-composition"[^>]*>)([\s\S]*?)(<\/script>)/;
const firstLoad = /<(?:link rel="stylesheet"|script defer)[^>]*\/builds\/shell-host\/[^>]*>(?:<\/script>)?/g;

/** The page of a running portal, with the shell and one remote taken from the development servers. */
export function developmentPage(page: string, local: ComposedRemote): string {
  const withRemote = page.replace(compositionElement, (_, open: string, json: string, close: string) => {
    return open + developmentComposition(json, local).replaceAll('<', '\\u003c') + close;
  });
  return withRemote
    .replace(firstLoad, '')
    .replace('</head>', `${rendererHook}<script defer src="/main.js"></script></head>`)
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/ data-nonce="[^"]*"/g, '');
}

/** A composition as JSON, with one remote from its development server: also what a page asks for that tries again. */
export function developmentComposition(json: string, local: ComposedRemote): string {
  const composition = JSON.parse(json) as Composition;
  const others = composition.remotes.filter(({ name }) => name !== local.name);
  return JSON.stringify({ ...composition, remotes: [...others, local] });
}

/** A warning where the remote would be refused by the running shell or at release; null when it fits. */
export function misfit(page: string, local: ComposedRemote): string | null {
  const json = compositionElement.exec(page)?.[2];
  if (!json) return 'The running server sent a page without a composition.';
  const { shell, remotes } = JSON.parse(json) as Composition;
  const others = remotes.filter(({ name }) => name !== local.name);
  const conflicts = pathConflicts(pathsOf(local), others.map(pathsOf));
  if (conflicts.length > 0) return `A release would be refused: ${conflicts.join('; ')}.`;
  const verdict = classify(shell, local);
  return verdict.kind === 'compatible'
    ? null
    : `${local.name} does not fit the running shell: ${JSON.stringify(verdict)}`;
}

function pathsOf({ name, owner, contributes }: ComposedRemote) {
  return {
    owner: `${name} (${owner.team}, ${owner.contact})`,
    paths: contributes.filter(isPage).map(({ path }) => path),
  };
}
