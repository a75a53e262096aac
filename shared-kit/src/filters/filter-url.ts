/**
 * A list's filter form as texts by data-item code: what the address holds (`f.status=open;closed`), so that reload,
 * back and a sent link show the same records. The kind of a field makes and reads its text.
 */
export type FilterTexts = Readonly<Record<string, string>>;

const prefix = 'f.';

/** Replaces the filter in an address's query and keeps its other parameters. Empty texts are left out. */
export function withFilterTexts(query: URLSearchParams, texts: FilterTexts): URLSearchParams {
  const changed = new URLSearchParams([...query].filter(([name]) => !name.startsWith(prefix)));
  for (const [code, text] of Object.entries(texts)) {
    if (text !== '') changed.set(prefix + code, text);
  }
  return changed;
}

/** The filter in an address's query. */
export function filterTextsIn(query: URLSearchParams): FilterTexts {
  const filters = [...query].filter(([name]) => name.startsWith(prefix) && name.length > prefix.length);
  return Object.fromEntries(filters.map(([name, text]) => [name.slice(prefix.length), text]));
}
