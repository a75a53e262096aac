import { isApiError } from '@portico/shared-kit/api';
import { codeOf } from '@portico/shared-kit/errors';
import { Alert, Button } from 'antd';
import { Refusal } from '../../components/Refusal.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import type { FormProblems } from './form-values.model.ts';

interface SaveProblemProps {
  readonly error: unknown;
  /** Loads what somebody else saved meanwhile; the user's own entries stay on top of it. */
  readonly onReload?: (() => void) | undefined;
}

/** Why saving failed; a conflict can be solved by loading again. */
export function SaveProblem({ error, onReload }: SaveProblemProps) {
  const t = workflowTexts.useT();
  const isConflict = isApiError(error) && error.errcode === codeOf('recordConflict');
  const reload = isConflict && onReload !== undefined && (
    <Button size="small" onClick={onReload}>
      {t('form.reload')}
    </Button>
  );
  return <Refusal error={error} action={reload} />;
}

/** The data rule that the server found broken, at its data item; nothing for any other failure. */
export function brokenRule(error: unknown): FormProblems {
  if (!isApiError(error) || error.errcode !== codeOf('dataRuleBroken')) return {};
  const { propertyCode = '', reason = '', rowId = '', column = '' } = error.params;
  const text = () => String(reason);
  const cells = column === '' ? {} : { cells: [{ rowId: String(rowId), column: String(column), text }] };
  return { [propertyCode]: { text, ...cells } };
}

/** How many entries must be mended before saving. */
export function ProblemCount({ problems }: { readonly problems: FormProblems }) {
  const t = workflowTexts.useT();
  const count = Object.keys(problems).length;
  return count === 0 ? null : <Alert type="warning" showIcon role="alert" title={t('form.fixProblems', { count })} />;
}
