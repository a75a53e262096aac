import type { QueryRecordsInput, RecordPage } from '@portico/shared-kit/contract/records.schema';
import { useEffect, useState } from 'react';

type NearPage = NonNullable<QueryRecordsInput['near']>;

/** A page that was shown, and of which list: `list` says all of it but the page. */
interface CachedPageCursor {
  readonly list: string;
  readonly near: NearPage;
}

interface CursorRequest {
  readonly list: string;
  readonly page: number;
  readonly near: NearPage | undefined;
}

/**
 * The page of a list that was shown before the one that is wanted, for the server to go on from: else it counts the
 * records before a deep page. What a page is asked with stays as it is, or it would be asked for twice.
 */
export function useNearPage(list: string, page: number) {
  const [known, setKnown] = useState<CachedPageCursor>();
  const [asked, setAsked] = useState<CursorRequest>({ list, page, near: undefined });
  if (asked.list === list && asked.page === page) return { near: asked.near, known, setKnown };
  const near = nearOf(known, list, page);
  setAsked({ list, page, near });
  return { near, known, setKnown };
}

/** The page to go on from to another one; undefined where it is of another list, or the same one. */
export function nearOf(known: CachedPageCursor | undefined, list: string, page: number): NearPage | undefined {
  return known?.list === list && known.near.page !== page ? known.near : undefined;
}

/** Keeps the ends of a page once they are here. */
export function useKnownPage(
  setKnown: (known: CachedPageCursor) => void,
  { list, page, ends }: { readonly list: string; readonly page: number; readonly ends: RecordPage['ends'] },
): void {
  useEffect(() => {
    if (ends !== undefined) setKnown({ list, near: { page, ...ends } });
  }, [setKnown, list, page, ends]);
}
