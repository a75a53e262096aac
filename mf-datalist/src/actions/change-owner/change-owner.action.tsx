import { UserSwitchOutlined } from '@portico/shared-kit/ui/icons';
import { lazyPart } from '@portico/shared-kit/ui/lazy';

import type { ActionRow } from '../action-row.ts';
import { beginAll } from '../all-found/begin-all.ts';
import type { BeginJob } from '../all-found/begin-job.tsx';

const ChangeOwnerDialog = lazyPart(async () => (await import('./ChangeOwnerDialog.tsx')).ChangeOwnerDialog);

/** Hands the selected records to somebody else. */
export const changeOwnerAction: ActionRow = {
  kind: 'changeOwner',
  codes: ['changeowner', 'modifyowner'],
  Icon: UserSwitchOutlined,
  place: 'standard',
  needsSelection: true,
  runForAll: (_, context) => {
    const { config, found, refresh, show } = context;
    const all = { count: found, begin: (begin: BeginJob) => beginAll(context, begin) };
    show((close) => (
      <ChangeOwnerDialog config={config} records={[]} all={all} refresh={refresh} onClose={close} onDone={close} />
    ));
  },
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
