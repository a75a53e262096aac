import { HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { lazy } from 'react';
import type { ActionRow } from '../action-row.ts';

const ListTraceDialog = lazy(async () => ({ default: (await import('./ListTraceDialog.tsx')).ListTraceDialog }));

/** Shows the change history of the selected records, of all that the list's model has where none is selected. */
export const formTraceAction: ActionRow = {
  kind: 'formTrace',
  codes: ['formtrack'],
  Icon: HistoryOutlined,
  place: 'standard',
  needsSelection: false,
  run: (_, { show, config, place, selected, shell }) =>
    show((close) => (
      <ListTraceDialog
        schemaCode={config.schemaCode}
        records={selected}
        place={place}
        onOpen={(href) => shell.navigate(href)}
        onClose={close}
      />
    )),
};
