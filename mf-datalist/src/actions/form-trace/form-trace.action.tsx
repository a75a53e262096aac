import { HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';

import type { ActionRow } from '../action-row.ts';
import { openRecord } from '../opening/open-record.ts';

const ListTraceDialog = lazyWithRetry(async () => (await import('./ListTraceDialog.tsx')).ListTraceDialog);

/** Shows the change history of the selected records, of all that the list keeps by its filter and search where none is selected. */
export const formTraceAction: ActionRow = {
  kind: 'formTrace',
  codes: ['formtrack'],
  Icon: HistoryOutlined,
  place: 'standard',
  needsSelection: false,
  run: (_, context) =>
    context.show((close) => (
      <ListTraceDialog
        schemaCode={context.config.schemaCode}
        records={context.selected}
        criteria={context.criteria}
        list={context.list}
        onOpen={(recordId) => void openRecord(recordId, context)}
        onClose={close}
      />
    )),
};
