import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { ActionContext, ListAction } from '../action-row.ts';

const FrameDialog = lazyWithRetry(async () => (await import('./FrameDialog.tsx')).FrameDialog);

/** Opens an address of the portal as the button says: in this tab, in a new one, or in a dialog over the list. */
export function openAddress(address: string, { name, definition }: ListAction, context: ActionContext): void {
  const { shell, show, refresh } = context;
  const openMode = definition.attributes?.openMode ?? 'curPage';
  if (openMode !== 'modal') {
    shell.navigate(address, { newTab: openMode === 'newPage' });
    return;
  }
  show((close) => (
    <FrameDialog
      title={name}
      address={address}
      listAddress={context.list.address}
      onClose={(leadsTo) => {
        close();
        refresh();
        if (leadsTo !== null) shell.navigate(leadsTo);
      }}
    />
  ));
}
