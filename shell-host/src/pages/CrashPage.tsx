import { localError, useFailure } from '@portico/shared-kit/api';
import { newTraceId } from '@portico/shared-kit/api/call-headers';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { sendFailureReport } from '../app/send-failure-report.ts';

/** Stands in for the whole portal when the shell itself fails while drawing. The server's log knows it by the trace id. */
export function CrashPage() {
  const error = useRouteError();
  const [crash] = useState(() => localError('portalCrashed', newTraceId()));
  const failure = useFailure(crash);
  useEffect(
    () => sendFailureReport({ kind: 'crash', error, code: crash.errcode, traceId: crash.traceId }),
    [error, crash],
  );
  return <ErrorState isPage failure={failure} onRetry={() => location.reload()} />;
}
