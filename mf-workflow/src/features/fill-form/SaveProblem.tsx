import { isApiError } from '@portico/shared-kit/api';
import { codeOf } from '@portico/shared-kit/errors';
import { Alert } from 'antd';
import { Refusal } from '../../components/Refusal.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import type { FormProblems } from './form-values.model.ts';

/** Why saving failed. */
export function SaveProblem({ error }: { readonly error: unknown }) {
  return <Refusal error={error} />;
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
