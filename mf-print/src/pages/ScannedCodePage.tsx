import { useFailure } from '@portico/shared-kit/api';
import { useResolveShortCodeQuery } from '@portico/shared-kit/api/short-codes.api';
import { recordAddress } from '@portico/shared-kit/contract/record-address';
import type { CodedRecord } from '@portico/shared-kit/contract/short-codes.schema';
import { DelayedSkeleton, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Navigate, useParams } from 'react-router-dom';
import { labelsTexts } from '../labels/labels.texts.ts';

/** Page that a scanned label leads to: the form of its record, for who may read it. */
export function Page() {
  const t = labelsTexts.useT();
  const { pairCode = '' } = useParams();
  const { data, error, isFetching, refetch } = useResolveShortCodeQuery({ pairCode });
  const failure = useFailure(error);
  if (data !== undefined) return <Navigate to={formOf(data)} replace />;
  if (error !== undefined) {
    return <ErrorState isPage failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <DelayedSkeleton>
      <h1>{t('opening')}</h1>
      <LinesSkeleton />
    </DelayedSkeleton>
  );
}

function formOf({ schemaCode, id: recordId, sheetCode: formCode }: CodedRecord): string {
  return recordAddress({ schemaCode, recordId, formCode });
}
