import { PlayCircleOutlined } from '@portico/shared-kit/ui/icons';
import type { ActionRow } from '../action-row.ts';
import { tiedTo } from '../opening/tied-to.ts';

/** A button of the list's own that starts a workflow. */
export const startWorkflowAction: ActionRow = {
  kind: 'start',
  codes: [],
  claims: (definition) => tiedTo('workflow', definition) !== null,
  Icon: PlayCircleOutlined,
  place: 'custom',
  needsSelection: false,
  run: async (action, context) => (await import('../opening/open-to-add.ts')).openToAdd(action, context),
};
