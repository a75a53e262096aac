import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { addAddress } from '../../list/addresses.model.ts';
import type { ActionRow } from '../action-row.ts';
import { workflowStartedBy } from '../started-workflow.ts';

/** Opens the form of a new record, or the start of the model's workflow. */
export const addAction: ActionRow = {
  kind: 'add',
  codes: ['add'],
  Icon: PlusOutlined,
  place: 'standard',
  needsSelection: false,
  run: ({ definition }, { config, place, shell }) =>
    shell.navigate(addAddress(place, workflowStartedBy(definition) ?? config.workflowCode)),
};
