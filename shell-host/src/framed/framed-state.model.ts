const name = 'at';

/** Returns the address that a framed page had when the page around it was left; null where there is none, or of another page. */
export function framedState(path: string, search: string): string | null {
  const kept = new URLSearchParams(search).get(name);
  if (kept === null || !/^\/(?!\/)/.test(kept)) return null;
  const [own, other] = [path, kept].map((each) => new URL(each, 'http://portal'));
  return own?.pathname === other?.pathname && other?.host === 'portal' ? kept : null;
}

/** Returns the query of the page around a framed one, with the address that the framed one has now. */
export function withFramedState(search: string, address: string): string {
  const query = new URLSearchParams(search);
  query.set(name, address);
  return query.toString();
}
