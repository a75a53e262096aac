import type { ActionRow } from './action-row.ts';
import { addAction } from './add/add.action.ts';
import { batchUpdateAction } from './batch-update/batch-update.action.tsx';
import { changeOwnerAction } from './change-owner/change-owner.action.tsx';
import { deleteAction } from './delete/delete.action.ts';
import { duplicateAction } from './duplicate/duplicate.action.ts';
import { exportAction } from './export/export.action.tsx';
import { formTraceAction } from './form-trace/form-trace.action.tsx';
import { importAction } from './import/import.action.tsx';
import { openFormAction } from './open-form/open-form.action.ts';
import { openLinkAction } from './open-link/open-link.action.ts';
import { printAction } from './print/print.action.ts';
import { qrCodeAction } from './qr-code/qr-code.action.tsx';
import { scriptAction } from './script/script.action.ts';
import { startWorkflowAction } from './start-workflow/start-workflow.action.ts';

/** Every kind of action a list can have. A new one is a folder beside these and a row here. */
export const actionRows: readonly ActionRow[] = [
  addAction,
  duplicateAction,
  deleteAction,
  batchUpdateAction,
  changeOwnerAction,
  exportAction,
  importAction,
  printAction,
  qrCodeAction,
  formTraceAction,
  startWorkflowAction,
  openFormAction,
  openLinkAction,
  scriptAction,
];
