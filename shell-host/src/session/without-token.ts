/** `search` without a token, and the token; null where there is none. */
export function withoutToken(search: string): { readonly search: string; readonly token: string } | null {
  const query = new URLSearchParams(search);
  const token = query.get('T');
  if (token === null) return null;
  query.delete('T');
  const rest = query.toString();
  return { search: rest === '' ? '' : `?${rest}`, token };
}
