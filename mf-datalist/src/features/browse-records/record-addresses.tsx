import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { createContext, use } from 'react';
import { RecordLink } from './RecordLink.tsx';

/** Gives the cells below the addresses of records: they change with the list's own, and the columns do not. */
export const RecordAddresses = createContext<(record: BizRecord) => string>(() => '');

interface AddressedLinkProps {
  readonly record: BizRecord;
  readonly isTabStop: boolean;
  readonly children: string;
}

/** A link to a record. */
export function AddressedLink({ record, isTabStop, children }: AddressedLinkProps) {
  const addressOf = use(RecordAddresses);
  return (
    <RecordLink address={addressOf(record)} isTabStop={isTabStop}>
      {children}
    </RecordLink>
  );
}
