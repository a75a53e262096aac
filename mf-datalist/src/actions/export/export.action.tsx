import { ExportOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ActionContext, ActionRow } from '../action-row.ts';

const ExportDialog = lazyWithRetry(async () => (await import('./ExportDialog.tsx')).ExportDialog);

const open = (context: ActionContext) => context.show((close) => <ExportDialog list={context} onClose={close} />);

/** Writes the selected records, or all that the list finds, to a file. */
export const exportAction: ActionRow = {
  kind: 'export',
  codes: ['export'],
  Icon: ExportOutlined,
  place: 'standard',
  needsSelection: false,
  isShownDisabled: true,
  reason: ({ definition }, { locale }) =>
    definition.disabledCode === undefined ? null : datalistTexts.translator(locale)('reasons.cannotExport'),
  runForAll: open,
  run: (_, context) => open(context),
};
