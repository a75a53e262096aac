import { type ApiError, useFailure } from '@portico/shared-kit/api';
import { useMemo } from 'react';

/** Returns the reason for which no link can be made, in the words of the catalogue; null where one can. */
export function useRefusal(errcode: number | null): string | null {
  const error = useMemo(
    (): ApiError => ({ errcode: errcode ?? 0, errmsg: '', status: 409, traceId: '', params: {}, aborted: false }),
    [errcode],
  );
  const { message, hint } = useFailure(error);
  return errcode === null ? null : [message, hint].filter(Boolean).join(' · ');
}
