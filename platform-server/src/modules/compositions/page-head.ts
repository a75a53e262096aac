import { defaultDashboardCode } from '@portico/shared-kit/portal-pages';
import {
  type Build,
  buildPath,
  type Composition,
  type PageLayout,
  type PagePlan,
  type PlannedCall,
  type PlannedFile,
  planPage,
} from '@portico/shared-kit/remotes';
import type { BuildStore } from './build-store.ts';

/** The head of one page beside its scripts: what to fetch ahead, and what to ask for at once. */
export interface PageHead {
  /** `link` elements, one for each file that the page will need. */
  readonly links: string;
  /** Calls that the page begins with. */
  readonly calls: readonly PlannedCall[];
  /** Frame of the page; null for the shell's own pages, whose code says it. */
  readonly layout: PageLayout | null;
}

/** An address of the portal. */
export interface PageAddress {
  readonly pathname: string;
  /** The query with its question mark; '' where there is none. */
  readonly search: string;
}

/** The page at which the portal begins for most people (shell spec, section 2). */
const home = `/portal-page/${defaultDashboardCode}`;

/**
 * Plans the head of the page at an address, so that nothing it needs waits for a script to say so: the kit that every
 * page uses, the remote's entry and page, and what that takes from the host. Builds that do not say what they use are
 * fetched as their scripts ask.
 */
export function planHead(store: BuildStore, composition: Composition, { pathname, search }: PageAddress): PageHead {
  const plan = planPage(composition, pathname === '/' ? home : pathname, search);
  const shell = store.find('shell-host', composition.shell.buildId);
  const own =
    shell?.kind === 'shell' ? filesOf(shell, [...(shell.soon ?? []), ...taken(store, composition, plan)]) : [];
  const files = [...own, ...(plan?.files ?? [])];
  return {
    links: [...new Set(files.map(link))].join('\n    '),
    calls: plan?.calls ?? [],
    layout: plan?.layout ?? null,
  };

  function taken(builds: BuildStore, { remotes }: Composition, page: PagePlan | null): readonly string[] {
    if (shell?.kind !== 'shell' || page === null) return [];
    const buildId = remotes.find(({ name }) => name === page.remote)?.buildId ?? '';
    const remote = builds.find(page.remote, buildId);
    const keys = remote?.kind === 'remote' ? (remote.uses?.[page.code] ?? []) : [];
    return keys.flatMap((key) => shell.sharedFiles?.[key] ?? []);
  }
}

function filesOf({ packageName, buildId, files }: Build, paths: readonly string[]): PlannedFile[] {
  return [...new Set(paths)].map((path) => ({
    address: buildPath(packageName, buildId) + path,
    integrity: files.find((file) => file.path === path)?.sri ?? null,
    isEntry: false,
  }));
}

/** The element is used only where it says of origins what the later request will: entries are fetched as from elsewhere. */
function link({ address, integrity, isEntry }: PlannedFile): string {
  const kind = address.endsWith('.css') ? 'style' : 'script';
  const held = integrity === null ? '' : ` integrity="${integrity}"`;
  return `<link rel="preload" as="${kind}" href="${address}"${held}${isEntry ? ' crossorigin="anonymous"' : ''} />`;
}
