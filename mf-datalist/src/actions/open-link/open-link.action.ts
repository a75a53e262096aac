import { LinkOutlined } from '@portico/shared-kit/ui/icons';
import type { ActionRow } from '../action-row.ts';

/** A button of the list's own that leads to an address (list spec, section 3: extend1). */
export const openLinkAction: ActionRow = {
  kind: 'openLink',
  codes: [],
  claims: ({ extend1 }) => extend1 !== undefined,
  Icon: LinkOutlined,
  place: 'custom',
  needsSelection: false,
  run: async (action, context) => (await import('./open-link.ts')).openLink(action, context),
};
