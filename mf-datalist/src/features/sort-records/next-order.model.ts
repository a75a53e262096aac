import type { OrderBy } from '@portico/shared-kit/contract/models.schema';

/** The order after a column was chosen from a menu: ascending, then descending, then none; it stands alone. */
export function nextOrder(orderBy: readonly OrderBy[], propertyCode: string): readonly OrderBy[] {
  const current = orderBy.find((order) => order.propertyCode === propertyCode)?.direction;
  if (current === 'desc') return [];
  return [{ propertyCode, direction: current === 'asc' ? 'desc' : 'asc' }];
}
