/** The list of pages to design. */
export const pageDesignsPath = '/portal-design';

/** The designer of a page, which has a window of its own. */
export function pageDesignPath(code: string): string {
  return `${pageDesignsPath}?${new URLSearchParams({ code }).toString()}`;
}

/** The preview of a page's draft (portal spec, section 2: portal-design-preview). */
export function pagePreviewPath(code: string): string {
  return `/portal-design-preview/${encodeURIComponent(code)}`;
}
