import './remotes/provide.ts';
import { newTraceId } from '@portico/shared-kit/api/call-headers';
import { initI18n } from '@portico/shared-kit/i18n';
import { connectLocale } from '@portico/shared-kit/i18n/react';
import { start } from './app/start.tsx';
import { sendFailureReport } from './app/send-failure-report.ts';
import { drawReason } from './remotes/reason-page.ts';

initI18n();
connectLocale();
const place = document.getElementById('portico');
if (place) {
  start(place).catch((error: unknown) => {
    const detail = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    const traceId = newTraceId();
    drawReason(place, {
      page: 'Portico',
      failure: 'threw',
      detail,
      traceId,
      facts: {},
      onRetry: () => location.reload(),
    });
    sendFailureReport({ kind: 'crash', error, traceId });
  });
}
