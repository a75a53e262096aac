import { PlayCircleOutlined } from '@portico/shared-kit/ui/icons';
import { addAddress } from '../../list/addresses.model.ts';
import type { ActionRow } from '../action-row.ts';
import { workflowStartedBy } from '../started-workflow.ts';

/** A button of the list's own that starts a workflow. */
export const startWorkflowAction: ActionRow = {
  kind: 'start',
  codes: [],
  claims: (definition) => workflowStartedBy(definition) !== null,
  Icon: PlayCircleOutlined,
  place: 'custom',
  needsSelection: false,
  run: ({ definition }, { place, shell }) => shell.navigate(addAddress(place, workflowStartedBy(definition))),
};
