import { createContext, use } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameter of a list's address: the id of the person as whom it is seen. */
const parameter = 'viewAs';

/** Says to what is below it that the list is seen as somebody else. */
export const SeenAsOther = createContext(false);

/** Returns whether the list around is seen as somebody else, so that nothing of it can be changed, kept or opened. */
export function useIsSeenAsOther(): boolean {
  return use(SeenAsOther);
}

/** Returns the id of the person as whom the address shows the list, null for the user, and what changes it. */
export function useViewedPerson() {
  const [query, setQuery] = useSearchParams();
  const view = (id: string | null) =>
    setQuery((current) => {
      const changed = new URLSearchParams(current);
      // The other person may have fewer pages.
      changed.delete('page');
      if (id === null) changed.delete(parameter);
      else changed.set(parameter, id);
      return changed;
    });
  return { id: query.get(parameter) || null, view };
}
