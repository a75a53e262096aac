import { CodeOutlined } from '@portico/shared-kit/ui/icons';
import { isScriptDisabled } from '../../scripts/disabled-scripts.ts';
import type { ActionRow } from '../action-row.ts';

/** A button of the list's own that its script answers (portal spec, section 3: onCustomAction). Comes after all others. */
export const scriptAction: ActionRow = {
  kind: 'script',
  codes: [],
  claims: () => true,
  Icon: CodeOutlined,
  place: 'custom',
  needsSelection: false,
  isOffered: ({ config }) => config.view.script !== undefined && !isScriptDisabled(config),
  run: async (action, context) => context.script?.run(action, context),
};
