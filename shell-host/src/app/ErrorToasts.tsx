import { type ApiError, configureTransport, describeApiError } from '@portico/shared-kit/api';
import { currentLocale } from '@portico/shared-kit/i18n';
import { type Toast, useToast } from '@portico/shared-kit/ui/feedback';
import { useEffect } from 'react';

/** Shows the failed writes that no screen shows itself, one at a time, as their severity asks. */
export function ErrorToasts() {
  const toast = useToast();
  useEffect(() => configureTransport({ onError: (error) => showError(toast, error) }), [toast]);
  return null;
}

function showError(toast: Toast, error: ApiError): void {
  const { message, code, severity, traceId } = describeApiError(error, currentLocale());
  if (severity === 'error') toast.failure({ message, code, traceId });
  else toast[severity](message, 3);
}
