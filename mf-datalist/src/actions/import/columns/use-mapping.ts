import { useFailure } from '@portico/shared-kit/api';
import { useReadImportHeadsQuery } from '@portico/shared-kit/api/import-files.api';
import type { ImportHeadsInput } from '@portico/shared-kit/contract/imports.schema';
import { useState } from 'react';
import { columnsTexts } from './columns.texts.ts';
import { type ColumnChoices, mappingOf, suggestedChoices } from './mapping.model.ts';

/** A file of a list; null while none is there. */
interface MappedFile extends Omit<ImportHeadsInput, 'fileName'> {
  readonly fileName: string | null;
}

/** Returns the heads of the file, the fields that its columns fill, and the reason for which it cannot be imported with them. */
export function useMapping({ fileName, ...list }: MappedFile) {
  const t = columnsTexts.useT();
  const isThere = fileName !== null;
  const asking = useReadImportHeadsQuery({ fileName: fileName ?? '', ...list }, { skip: !isThere });
  const failure = useFailure(asking.error);
  const [chosen, setChosen] = useState<{ readonly of: string | null; readonly choices: ColumnChoices } | null>(null);
  const heads = isThere ? asking.currentData : undefined;
  const own = chosen !== null && chosen.of === fileName ? chosen.choices : null;
  const choices = own ?? (heads === undefined ? {} : suggestedChoices(heads));
  const problem = isThere && asking.isError && !asking.isFetching ? failure.message : null;
  return {
    heads,
    choices,
    choose: (next: ColumnChoices) => setChosen({ of: fileName, choices: next }),
    isReading: isThere && asking.isFetching,
    /** Reason for which the file cannot be read, in words. */
    problem,
    reason: problem ?? (heads === undefined ? t('reading') : mappingOf(choices).length === 0 ? t('nothing') : null),
  };
}
