import { useFailure } from '@portico/shared-kit/api';
import { useListDraftsQuery } from '@portico/shared-kit/api/drafts.api';
import { useSearchParams } from 'react-router-dom';

/** Drafts on a page. */
export const pageSize = 20;

/** Returns the search for drafts, as the address has it, and its results; `page` is zero-based. */
export function useDrafts() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.slice(0, 100) ?? '';
  const model = address.get('model') ?? '';
  const page = Math.min(499, Math.max(0, Math.trunc(Number(address.get('page') ?? 1) || 1) - 1));
  const isCode = /^[A-Za-z]\w{0,47}$/.test(model);
  const wanted = { page, size: pageSize, ...(search && { search }), ...(isCode && { schemaCode: model }) };
  const { data, error, isFetching, refetch } = useListDraftsQuery(wanted);
  const shown = useFailure(error);
  const put = (changed: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...changed })) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    search,
    model: isCode ? model : '',
    put,
    entries: {
      data,
      failure: error === undefined ? null : shown,
      isFetching,
      page,
      onPage: (next: number) => put({ page: next === 0 ? '' : String(next + 1) }),
      onRetry: () => void refetch(),
    },
  };
}
