import { ImportOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ActionRow } from '../action-row.ts';

const ImportDialog = lazyWithRetry(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Adds records from a spreadsheet, or overwrites those that are there. */
export const importAction: ActionRow = {
  kind: 'import',
  codes: ['import'],
  Icon: ImportOutlined,
  place: 'standard',
  needsSelection: false,
  // Records of a workflow begin with its start, which a spreadsheet cannot do (list spec, section 5).
  reason: (_, { config, locale }) =>
    config.workflowCode === null ? null : datalistTexts.translator(locale)('reasons.tiedToWorkflow'),
  opensBy: {
    parameter: 'importTaskId',
    open: (taskId, { config, show }) =>
      show((close) => <ImportDialog key={taskId} taskId={taskId} config={config} onClose={close} />),
  },
  run: (_, { config, show }) => show((close) => <ImportDialog config={config} onClose={close} />),
};
