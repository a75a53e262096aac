import { type Composition, shellPackage } from '@portico/shared-kit/remotes';

/** Remote name to the address of the folder that its entry is taken from instead. */
export type Overrides = Readonly<Record<string, string>>;

const storageKey = 'portico.overrides';
const parameter = 'override';

/** Returns whether an address may stand in for a remote: its origin must be on the server's list; a star is any port. */
export function isAllowed(address: string, origins: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return false;
  return origins.some((origin) =>
    origin.endsWith(':*') ? `${url.protocol}//${url.hostname}` === origin.slice(0, -2) : url.origin === origin,
  );
}

/**
 * Overrides out of text from outside (storage, a link); what names no remote or is not allowed is left out. The portal
 * need not know the remote yet: then it is added.
 */
function parseOverrides(text: string | null, composition: Composition): Overrides {
  const pairs = (text ?? '').split(',').flatMap((pair) => {
    const at = pair.indexOf('@');
    return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
  });
  return Object.fromEntries(
    pairs.filter(([name, address]) => isRemoteName(name) && isAllowed(address, composition.overrideOrigins)),
  );
}

/** The shell is no remote: nobody takes it from elsewhere. */
function isRemoteName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,63}$/.test(name) && name !== shellPackage;
}

/** The text that `parseOverrides` reads: `mf-print@http://127.0.0.1:4600/`, separated by commas. */
export function formatOverrides(overrides: Overrides): string {
  return Object.entries(overrides)
    .map(([name, address]) => `${name}@${address}`)
    .join(',');
}

/** Returns the overrides of this browser. A link with `?override=` is an offer: it counts once the user has agreed to it. */
export function readOverrides(composition: Composition): Overrides {
  if (composition.overrideOrigins.length === 0) return {};
  return parseOverrides(sessionStorage.getItem(storageKey), composition);
}

/** The overrides that the page's link offers and that are not in force yet; null where there is nothing to ask. */
export function offeredOverrides(composition: Composition): Overrides | null {
  const offered = parseOverrides(new URLSearchParams(location.search).get(parameter), composition);
  const isNew = formatOverrides(offered) !== formatOverrides(readOverrides(composition));
  return Object.keys(offered).length > 0 && isNew ? offered : null;
}

/** Puts overrides in force for this tab and starts the page anew. An empty set resets. */
export function applyOverrides(overrides: Overrides): void {
  const text = formatOverrides(overrides);
  if (text === '') sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, text);
  const url = new URL(location.href);
  url.searchParams.delete(parameter);
  location.assign(url);
}

/** An address of the present page that offers these overrides to somebody else. */
export function overrideLink(overrides: Overrides): string {
  const url = new URL(location.href);
  url.searchParams.set(parameter, formatOverrides(overrides));
  return url.href;
}
