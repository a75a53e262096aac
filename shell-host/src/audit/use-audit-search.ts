import { useFailure } from '@portico/shared-kit/api';
import { useSearchAuditQuery } from '@portico/shared-kit/api/audit.api';
import { type FilterState, filterStateOf, filterTextsOf } from '@portico/shared-kit/fields';
import { filterTextsIn, withFilterTexts } from '@portico/shared-kit/filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditConditions, auditQuestion } from './audit-filter.model.ts';

/** Events on a page. */
const pageSize = 50;

/** The place of an event, as the server gives it. */
const cursorForm = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]{1,64}$/;

/** A search in the trail, as the address has it: reload, back and a sent link ask the same. */
function useAskedInAddress() {
  const [address, setAddress] = useSearchParams();
  const texts = filterTextsIn(address);
  const appliedKey = JSON.stringify(texts);
  const applied = useMemo(
    () => filterStateOf(auditConditions, JSON.parse(appliedKey) as Record<string, string>),
    [appliedKey],
  );
  const place = address.get('cursor') ?? '';
  return {
    applied,
    /** Says whether `applied` is still the same. */
    appliedKey,
    isNarrowed: appliedKey !== '{}',
    /** The beginning of the page; null: with the newest. */
    cursor: cursorForm.test(place) ? place : null,
    apply: (state: FilterState) =>
      setAddress((held) => {
        const next = withFilterTexts(held, filterTextsOf(auditConditions, state));
        next.delete('cursor');
        return next;
      }),
    /** Goes back in time; null: to the newest. */
    goTo: (cursor: string | null) =>
      setAddress((held) => {
        const next = new URLSearchParams(held);
        if (cursor === null) next.delete('cursor');
        else next.set('cursor', cursor);
        return next;
      }),
  };
}

/** Returns the search and its answer. */
export function useAuditSearch() {
  const asked = useAskedInAddress();
  const { applied, cursor } = asked;
  const question = useMemo(() => auditQuestion(applied), [applied]);
  const wanted = { ...question, ...(cursor !== null && { cursor }), size: pageSize };
  const { data, error, isFetching, refetch } = useSearchAuditQuery(wanted);
  const failure = useFailure(error);
  const answer = { data, failure: error === undefined ? null : failure, isFetching, refresh: () => void refetch() };
  return { ...asked, ...answer, question };
}

/** The state of the page; see useAuditSearch. */
export type AuditSearch = ReturnType<typeof useAuditSearch>;
