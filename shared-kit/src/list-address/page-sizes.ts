/** Rows a page (list spec, section 9). */
export const pageSizes = [10, 20, 50, 100, 200, 300, 500] as const;
/** Rows of a page where neither the view nor the address says. */
export const defaultPageSize = 20;

/** Returns whether a number is one of the sizes on offer. */
export function isPageSize(size: number): boolean {
  return (pageSizes as readonly number[]).includes(size);
}
