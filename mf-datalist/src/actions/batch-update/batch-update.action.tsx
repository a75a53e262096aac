import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { describeError, codeOf } from '@portico/shared-kit/errors';
import { EditOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';

import type { ActionRow } from '../action-row.ts';

const BatchUpdateDialog = lazyWithRetry(async () => (await import('./BatchUpdateDialog.tsx')).BatchUpdateDialog);

/** Seconds that the warning about workflow records stays (list spec, section 5). */
const warningShown = 2;

/** Records that no workflow handles: the others change by their steps only. */
const isFree = ({ data }: BizRecord) => !data['workflowInstanceId'];

/**
 * Changes one field of the selected records. Records of a workflow are left out with a warning; where nothing else
 * is selected there is nothing to do, so that the button is disabled (list spec, section 5, both sentences).
 */
export const batchUpdateAction: ActionRow = {
  kind: 'batchUpdate',
  codes: ['batchupdate'],
  Icon: EditOutlined,
  place: 'standard',
  needsSelection: true,
  reason: (_, { selected, locale }) => {
    const words = (name: 'batchProcessData' | 'noPermissionToEdit') => describeError({ code: codeOf(name) }, locale);
    if (!selected.some(isFree)) return words('batchProcessData').message;
    const isEditable = selected.some((record) => isFree(record) && record.actions.includes('edit'));
    return isEditable ? null : words('noPermissionToEdit').message;
  },
  runForAll: async (context) => (await import('../all-found/change-all-found.tsx')).updateAllFound(context),
  run: (_, { config, selected, show, toast, locale }) => {
    const records = selected.filter(isFree);
    if (records.length < selected.length) {
      toast.warning(describeError({ code: codeOf('batchProcessData') }, locale).message, warningShown);
    }
    show((close) => <BatchUpdateDialog config={config} records={records} onClose={close} />);
  },
};
