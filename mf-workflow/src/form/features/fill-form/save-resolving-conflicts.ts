import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { failedBy } from '@portico/shared-kit/documents';
import type { EditableForm } from './EditForm.tsx';

interface Answer {
  readonly error?: unknown;
}

/** Saves; where somebody else saved meanwhile, joins both and saves again until it is done or the user gives up. */
export async function saveResolvingConflicts<TAnswer extends Answer>(
  form: EditableForm,
  place: { readonly schemaCode: ModelCode; readonly id: string },
  attempt: () => Promise<TAnswer | null>,
): Promise<TAnswer | null> {
  let answer = await attempt();
  while (answer !== null && failedBy(answer.error, 'recordConflict') && (await form.resolveConflict(place))) {
    answer = await attempt();
  }
  return answer;
}
