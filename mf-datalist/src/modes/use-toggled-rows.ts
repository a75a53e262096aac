import { useListViewState, useStableCallback } from '@portico/shared-kit/ui/stable';
import { useState } from 'react';

/** Rows that somebody opened or closed. */
export type ToggledRows = ReturnType<typeof useToggledRows>;

/** Keeps the rows that are not as they were at first: those that were opened, or closed. They come back with the history entry. */
export function useToggledRows() {
  // A list remembers ids of records; here they are those of rows that were opened or closed.
  const { start, remember } = useListViewState('portico.list.openRows');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set(start.selected));
  const toggle = useStableCallback((key: string, isToggled: boolean) => {
    const next = new Set(toggled);
    if (isToggled) next.add(key);
    else next.delete(key);
    setToggled(next);
    remember({ selected: [...next] });
  });
  return { toggled, toggle };
}
