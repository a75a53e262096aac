import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';

/** Dialogs of the user's own account, fetched when the first of them opens. */
export const LazySettingsDialog = lazyWithRetry(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);
