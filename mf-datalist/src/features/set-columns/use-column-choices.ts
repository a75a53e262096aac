import { isApiError } from '@portico/shared-kit/api';
import { useKeepListLayoutMutation } from '@portico/shared-kit/api/models.api';
import type { ListLayout } from '@portico/shared-kit/contract/list-layout.schema';
import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOpenView } from '../../list/open-view.ts';
import { useIsSeenAsOther } from '../../view-as/view-as-context.ts';
import { type ColumnChoices, chosenColumns, noChoices, withChosenWidth } from './column-settings.model.ts';

const noColourRules: NonNullable<ColumnChoices['colours']> = [];
const networkDown = codeOf('networkDown');

/**
 * The view's columns as this user has set them: kept by the server per user and view, so that every device shows them. What somebody sets
 * in a saved view is for this visit, until they save it to that.
 */
export function useColumnChoices(columns: readonly ListColumn[], config: ListConfig) {
  const [choices, setChoices] = useState<ColumnChoices>(config.layout ?? noChoices);
  const latest = useRef(choices);
  const keep = useKeepInOrder(config);
  const isSaved = useOpenView() !== null;
  const isSeenAsOther = useIsSeenAsOther();
  const change = useStableCallback((next: (current: ColumnChoices) => ColumnChoices) => {
    latest.current = next(latest.current);
    setChoices(latest.current);
    if (!isSaved && !isSeenAsOther) keep(latest.current);
  });
  const setters = useMemo(() => settersOf(change), [change]);
  return {
    columns: useMemo(() => chosenColumns(columns, choices), [columns, choices]),
    layout: choices,
    colours: choices.colours ?? noColourRules,
    density: choices.density,
    frozenRows: choices.frozenRows ?? 0,
    isFilterOpen: choices.isFilterOpen,
    ...setters,
  };
}

/** Returns the functions that change the choices. */
function settersOf(change: (next: (current: ColumnChoices) => ColumnChoices) => void) {
  return {
    setColumns: (columns: ColumnChoices['columns']) => change((current) => ({ ...current, columns })),
    /** Order, visibility, widths and pins as the view has them. */
    restoreColumns: () => change((current) => ({ ...current, columns: [], widths: {}, pins: {} })),
    setColours: (colours: NonNullable<ColumnChoices['colours']>) => change((current) => ({ ...current, colours })),
    setDensity: (density: ColumnChoices['density']) => change((current) => ({ ...current, density })),
    setFrozenRows: (frozenRows: number) => change((current) => ({ ...current, frozenRows })),
    setFilterOpen: (isFilterOpen: boolean) => change((current) => ({ ...current, isFilterOpen })),
    setPin: (id: string, pin: 'left' | 'right' | null) =>
      change((current) => ({ ...current, pins: { ...current.pins, [id]: pin } })),
    setWidth: (id: string, width: number | null) => change((current) => withChosenWidth(current, id, width)),
  };
}

/**
 * Sends choices to the server one after another: while one is on its way only the last of the following waits, so that the last one
 * stays. What did not get through for want of a network waits until there is one; a refusal is told as every other one's.
 */
function useKeepInOrder({ schemaCode, view }: ListConfig): (choices: ColumnChoices) => void {
  const [send] = useKeepListLayoutMutation();
  const waiting = useRef<ColumnChoices | null>(null);
  const isSending = useRef(false);
  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let isThrough = true; isThrough && waiting.current !== null; ) {
      const layout = waiting.current as ListLayout;
      waiting.current = null;
      const { error } = await send({ schemaCode, viewCode: view.code, layout });
      isThrough = !isApiError(error) || error.errcode !== networkDown;
      if (!isThrough) waiting.current ??= layout;
    }
    isSending.current = false;
  }, [send, schemaCode, view.code]);
  useEffect(() => {
    const sendAgain = () => void sendAll();
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [sendAll]);
  return useCallback(
    (choices) => {
      waiting.current = choices;
      void sendAll();
    },
    [sendAll],
  );
}
