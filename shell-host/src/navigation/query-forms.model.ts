/**
 * Whether a query has one of a route's forms: all that the form needs, and of what forms name nothing else. What no form
 * names is not looked at; a route without forms takes any query.
 */
export function hasQueryForm(queries: readonly string[] | undefined, search: string): boolean {
  const query = new URLSearchParams(search);
  const forms = (queries ?? []).map((form) => form.split(' '));
  const given = [...new Set(forms.flat().map((name) => name.replace('?', '')))].filter((name) => query.get(name));
  return (
    forms.length === 0 ||
    forms.some(
      (form) =>
        form.every((name) => name.endsWith('?') || given.includes(name)) &&
        given.every((name) => form.includes(name) || form.includes(`${name}?`)),
    )
  );
}
