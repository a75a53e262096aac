import { isApiError } from '@portico/shared-kit/api';
import { codeOf, describeError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { Alert } from 'antd';
import { Refusal } from '../../../components/Refusal.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import type { FormProblems } from '../../../form-view/form-values.model.ts';

/** Reason for which saving failed. */
export function SaveProblem({ error }: { readonly error: unknown }) {
  return <Refusal error={error} />;
}

/** The server's refusal of one field, at it: a broken data rule, or a value that another record has; nothing for any other failure. */
export function refusedItem(error: unknown): FormProblems {
  if (!isApiError(error)) return {};
  if (error.errcode === codeOf('valueNotUnique')) {
    const { propertyCode = '' } = error.params;
    return {
      [propertyCode]: {
        text: (locale: Locale) => describeError({ code: error.errcode, params: error.params }, locale).message,
      },
    };
  }
  if (error.errcode !== codeOf('dataRuleBroken')) return {};
  const { propertyCode = '', reason = '', rowId = '', column = '' } = error.params;
  const text = () => String(reason);
  const cells = column === '' ? {} : { cells: [{ rowId: String(rowId), column: String(column), text }] };
  return { [propertyCode]: { text, ...cells } };
}

/** Number of entries that must be mended before saving. */
export function ProblemCount({ problems }: { readonly problems: FormProblems }) {
  const t = workflowTexts.useT();
  const count = Object.keys(problems).length;
  return count === 0 ? null : <Alert type="warning" showIcon role="alert" title={t('form.fixProblems', { count })} />;
}
