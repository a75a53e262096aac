import { UserSwitchOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';

import type { ActionRow } from '../action-row.ts';

const ChangeOwnerDialog = lazyWithRetry(async () => (await import('./ChangeOwnerDialog.tsx')).ChangeOwnerDialog);

/** Hands the selected records to somebody else. */
export const changeOwnerAction: ActionRow = {
  kind: 'changeOwner',
  codes: ['changeowner', 'modifyowner'],
  Icon: UserSwitchOutlined,
  place: 'standard',
  needsSelection: true,
  runForAll: async (context) => (await import('../all-found/change-all-found.tsx')).handOverAllFound(context),
  run: (_, { config, selected, show, refresh, clearSelection }) =>
    show((close) => (
      <ChangeOwnerDialog
        config={config}
        records={selected}
        refresh={refresh}
        onClose={close}
        onDone={() => {
          close();
          clearSelection();
        }}
      />
    )),
};
