import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { hasPage, useShell } from '@portico/shared-kit/remotes/react';
import { useMemo } from 'react';
import { useDeleteRecords } from '../../features/run-actions/use-delete-records.ts';
import { type ActionKind, type ListAction, listActions } from '../../list/actions.model.ts';
import { addAddress, type ListPlace, printAddress, printPath } from '../../list/addresses.model.ts';

interface Selection {
  readonly records: readonly BizRecord[];
  clear(): void;
}

/** The buttons of the list and what each does with the selected records. */
export function useListActions(config: ListConfig, place: ListPlace, { records, clear }: Selection) {
  const shell = useShell();
  const locale = useLocale();
  const canPrint = hasPage(shell, printPath);
  const { start, isChecking } = useDeleteRecords(config.schemaCode);
  const open = (action: ListAction) => shell.navigate(addAddress(place, action));
  const deeds = {
    add: open,
    start: open,
    delete: () => void start(records, clear),
    print: () =>
      shell.navigate(
        printAddress(
          place,
          records.map(({ id }) => id),
        ),
        { newTab: true },
      ),
  } satisfies Record<ActionKind, (action: ListAction) => void>;
  return {
    all: useMemo(() => listActions(config, { locale, canPrint }), [config, locale, canPrint]),
    busy: isChecking ? ('delete' as const) : null,
    run: (action: ListAction) => deeds[action.kind](action),
  };
}
