/** The list of print templates to design. */
export const printDesignsPath = '/print-design';

/** The designer of a print template, which has a window of its own. */
export function printDesignPath(code: string): string {
  return `${printDesignsPath}?${new URLSearchParams({ code }).toString()}`;
}
