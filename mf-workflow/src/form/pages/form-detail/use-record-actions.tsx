import type { FormCode } from '@portico/shared-kit/contract/ids';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { hasPage, useShell } from '@portico/shared-kit/remotes/react';
import { printAddress, printPath } from '../../../addresses.model.ts';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { useTraceAction } from '../../features/trace-changes/use-trace-action.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';

interface RecordOnForm {
  readonly record: BizRecord;
  readonly formCode: FormCode;
  readonly title: string;
}

/** Returns what everybody who sees a record may do with it: print it, where the portal has the page for that, and see its changes. */
export function useRecordActions({ record, formCode, title }: RecordOnForm): ActionSource {
  const t = workflowTexts.useT();
  const shell = useShell();
  const { id, schemaCode } = record;
  const trace = useTraceAction({ schemaCode, recordId: id, title });
  if (!hasPage(shell, printPath)) return trace;
  const print = () => shell.navigate(printAddress(schemaCode, formCode, id), { newTab: true });
  return { ...trace, actions: [{ code: 'print', label: t('form.print'), run: print }, ...trace.actions] };
}
