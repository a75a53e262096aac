/** The last page of so many rows, zero-based; 0 where there are none. */
export function lastPage(total: number, size: number): number {
  return Math.max(0, Math.ceil(total / size) - 1);
}

/**
 * The page to go to where the one shown has no rows although there are some: all of its rows were deleted, or the
 * address names a page that does not exist (list spec, section 4). Null where the page is right.
 */
export function pageInstead(shown: { page: number; size: number; rows: number; total: number }): number | null {
  if (shown.rows > 0 || shown.total === 0) return null;
  const last = lastPage(shown.total, shown.size);
  return shown.page > last ? last : null;
}
