import type { PersonValue } from '@portico/shared-kit/fields';
import { useSearchParams } from 'react-router-dom';

/** Returns the person whose tasks are shown, as the address holds them: the id, and the name to show at once. */
export function useParticipant(): readonly [PersonValue | null, (person: PersonValue | null) => void] {
  const [search, setSearch] = useSearchParams();
  const id = search.get('participant');
  const choose = (person: PersonValue | null) =>
    setSearch((held) => {
      const next = new URLSearchParams(held);
      for (const name of ['participant', 'name', 'page', 'keyword']) next.delete(name);
      if (person === null) return new URLSearchParams();
      next.set('participant', person.id);
      next.set('name', person.name);
      return next;
    });
  return [id === null || id === '' ? null : { id, name: search.get('name') ?? id }, choose];
}
