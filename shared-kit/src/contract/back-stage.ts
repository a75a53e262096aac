/**
 * The address of a page of the back-stage, where administrators manage the organisation; `base` is where it is served
 * (shell spec, section 2: /admin/).
 */
export function backStagePage(base: string, page: string, facts: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(facts).toString();
  return `${base}#/${page}${search === '' ? '' : `?${search}`}`;
}
