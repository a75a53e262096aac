/**
 * Returns whether a query has one of a route's forms: all that the form needs. Whatever else comes along, of other forms too, is no reason to refuse
 * it: the page takes what it reads first. A route without forms takes any query.
 */
export function hasQueryForm(queries: readonly string[] | undefined, search: string): boolean {
  const query = new URLSearchParams(search);
  const forms = (queries ?? []).map((form) => form.split(' '));
  const hasAll = (form: readonly string[]) => form.every((name) => name.endsWith('?') || Boolean(query.get(name)));
  return forms.length === 0 || forms.some(hasAll);
}
