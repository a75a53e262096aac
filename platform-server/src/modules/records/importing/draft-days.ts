import { AppError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Model } from '../../models/index.ts';
import { requireOrderedDays } from '../saving/require-ordered-days.ts';
import type { DraftProblem } from './import-draft.ts';
import { wholeProblem, type WorkedOutDraft } from './work-out-draft.ts';

/** Returns the problem of a draft that would end before it begins where the model's Gantt charts draw it. */
export function unorderedDays(
  model: Model,
  { record, values, draft }: WorkedOutDraft,
  locale: Locale,
): readonly DraftProblem[] {
  try {
    requireOrderedDays(model, { record, values }, locale);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const codes = model.definition.listViews.flatMap(({ gantt }) =>
      gantt === undefined ? [] : [gantt.endTimePropertyCode, gantt.startTimePropertyCode],
    );
    const path = codes.find((code) => code in draft.given) ?? null;
    return [{ ...wholeProblem(error, locale), path }];
  }
}
