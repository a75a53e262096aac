import { type ApiError, configureTransport, loadApiErrorDescription } from '@portico/shared-kit/api';
import { currentLocale } from '@portico/shared-kit/i18n';
import { type Toast, useToast } from '@portico/shared-kit/ui/feedback';
import { useEffect } from 'react';

/** Shows the failed writes that no screen shows itself, one at a time, as their severity asks. */
export function ErrorToasts() {
  const toast = useToast();
  useEffect(() => configureTransport({ onError: (error) => void showError(toast, error) }), [toast]);
  return null;
}

async function showError(toast: Toast, error: ApiError): Promise<void> {
  const at = new Date().toISOString();
  const { message, hint, code, severity, traceId } = await loadApiErrorDescription(error, currentLocale());
  if (severity === 'error') toast.failure({ message, hint, code, traceId, at });
  else toast[severity](message, 3);
}
