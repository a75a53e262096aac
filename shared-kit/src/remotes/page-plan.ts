import type { ComposedRemote, Composition } from './composition.ts';
import { isPage, type PageContribution, type PageLayout, type StartCall } from './contributions.ts';

/** A call that a page makes first, ready to be sent: the address with its query, and the body of a POST. */
export interface PlannedCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** A file that a page will run or apply, with the hash that holds it to its content; null where it is not known. */
export interface PlannedFile {
  readonly address: string;
  readonly integrity: string | null;
  /** True where it is a remote's entry, which the shell itself fetches. */
  readonly isEntry: boolean;
}

/** The files and calls that a page needs before it can show anything, known before any script of it has run. */
export interface PagePlan {
  /** The remote whose page it is, and the name of its exposed module. */
  readonly remote: string;
  readonly code: string;
  readonly layout: PageLayout;
  /** Files beside those of the shell's first load, in the order in which they are needed. */
  readonly files: readonly PlannedFile[];
  /** Calls beside the start that every page makes. */
  readonly calls: readonly PlannedCall[];
}

/** The menu that stands beside every page of an application. */
const applicationMenu: StartCall = { path: '/api/app/applications/:appCode/menu' };

/** Makes the plan of the page at an address from what its remote declares; null for the shell's own pages. */
export function planPage({ remotes }: Pick<Composition, 'remotes'>, pathname: string, search: string): PagePlan | null {
  const found = findPage(remotes, pathname);
  if (found === null) return null;
  const { remote, page, parameters } = found;
  const addresses = [remote.entry, ...(remote.exposes[page.code] ?? [])];
  const starts = [...(page.starts ?? []), ...(page.aside === 'application' ? [applicationMenu] : [])];
  return {
    remote: remote.name,
    code: page.code,
    layout: page.layout,
    files: addresses.map((address) => {
      return { address, integrity: remote.integrity[address] ?? null, isEntry: address === remote.entry };
    }),
    calls: starts.flatMap((call) => planCall(call, parameters, new URLSearchParams(search)) ?? []),
  };
}

interface PageMatch {
  readonly remote: ComposedRemote;
  readonly page: PageContribution;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The page with the most exact pattern: one that names more of the address wins over one with parameters. */
function findPage(remotes: readonly ComposedRemote[], pathname: string): PageMatch | null {
  const found = remotes.flatMap((remote) =>
    remote.contributes.filter(isPage).flatMap((page) => {
      const parameters = matchPath(page.path, pathname);
      return parameters === null ? [] : [{ remote, page, parameters }];
    }),
  );
  return found.toSorted((left, right) => openness(left.page.path) - openness(right.page.path))[0] ?? null;
}

const openness = (pattern: string) => (pattern.match(/[:*]/g) ?? []).length + (pattern.includes('*') ? 100 : 0);

/** The parameters with which a pattern of the router fits a path; null where it does not. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const [segments, given] = [partsOf(pattern), partsOf(pathname)];
  const isOpen = segments.at(-1) === '*';
  if (isOpen ? given.length < segments.length - 1 : given.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of segments.entries()) {
    const text = given[index] ?? '';
    if (part === '*') break;
    if (part.startsWith(':')) parameters[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  return parameters;
}

function partsOf(path: string): string[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The call with the address's parameters in it; null where the address says something that the call does not cover. */
function planCall(
  { method = 'GET', path, query = {}, body = {} }: StartCall,
  parameters: Readonly<Record<string, string>>,
  search: URLSearchParams,
): PlannedCall | null {
  const covered = Object.values(query);
  if (method === 'POST' && [...search.keys()].some((name) => !covered.includes(name))) return null;
  const filled = (text: string) => (text.startsWith(':') ? (parameters[text.slice(1)] ?? text) : text);
  const parts = path.split('/').map((part) => (part.startsWith(':') ? encodeURIComponent(filled(part)) : part));
  const taken = Object.entries(query).flatMap(([name, from]) => {
    const value = search.get(from);
    return value ? [[name, value] as const] : [];
  });
  if (method === 'GET') {
    const asked = new URLSearchParams(Object.fromEntries(taken));
    return { method, url: parts.join('/') + (asked.size > 0 ? `?${asked}` : ''), body: null };
  }
  const given = Object.entries(body).map(
    ([name, value]) => [name, typeof value === 'string' ? filled(value) : value] as const,
  );
  const sent: Record<string, unknown> = Object.fromEntries([...given, ...taken]);
  return { method, url: parts.join('/'), body: sent };
}
