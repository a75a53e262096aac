const place = /(?<![\w./:@+~-])((?:[\w.@+~-]+\/)*[\w.@+~-]+\.[cm]?[jt]sx?):(\d+):(\d+)/gu;
const foreign = /(?:^|\/)(?:node_modules|dist)\//u;

/**
 * Returns the first `path:line:column` of an error's text that lies in our own files, relative to the root; null when
 * there is none. Packages, builds and Node itself are not ours. `root` is absolute.
 */
export function firstOwnLine(error: string, root: string): string | null {
  const folder = root.endsWith('/') ? root : `${root}/`;
  const text = error
    .replaceAll('\\', '/')
    .replaceAll(/file:\/*(?=\/)/gu, '')
    .replaceAll(folder.replaceAll('\\', '/'), '');
  for (const [found, path = ''] of text.matchAll(place)) if (!foreign.test(path)) return found;
  return null;
}
