import { useLocation, useNavigate } from 'react-router-dom';

interface Reviewing {
  readonly isReviewing: boolean;
  /** The items that were selected; null: all that the list shows. */
  readonly ids: readonly string[] | null;
  /** Puts these side by side; null: all that the list shows. */
  review(ids: readonly string[] | null): void;
  leave(): void;
}

/** Returns whether the address asks to see items side by side, and which; the selection goes with the history entry. */
export function useReviewing(): Reviewing {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const leave = () => {
    query.delete('review');
    void navigate({ pathname, search: query.toString() });
  };
  return {
    isReviewing: query.has('review'),
    ids: idsIn(location.state),
    review: (ids) => {
      query.set('review', '1');
      void navigate({ pathname, search: query.toString() }, { state: { ids } });
    },
    leave,
  };
}

function idsIn(state: unknown): readonly string[] | null {
  if (typeof state !== 'object' || state === null || !('ids' in state) || !Array.isArray(state.ids)) return null;
  const ids = state.ids.filter((id): id is string => typeof id === 'string');
  return ids.length === 0 ? null : ids;
}
