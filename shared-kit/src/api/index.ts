export {
  type ApiError,
  describeApiError,
  isApiError,
  localError,
  loadApiErrorDescription,
} from '../errors/api-error.ts';
export { markHandlesErrorItself } from './error-rule.ts';
export { api, type Build, request } from './portal-api.ts';
export { followNetwork } from './reconnect.ts';
export { makeStore, type PortalStore } from './store.ts';
export { type Tag, tags } from './tags.ts';
export { abortPendingReads, configureTransport, markOutlivesPage, type Transport } from './transport.ts';
export { usePortalDispatch } from './use-portal-dispatch.ts';
export { type FailureMessage, useFailure } from '../ui/feedback/use-failure.ts';
