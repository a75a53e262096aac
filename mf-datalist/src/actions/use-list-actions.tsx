import { usePortalDispatch } from '@portico/shared-kit/api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { hasPage, useShell } from '@portico/shared-kit/remotes/react';
import { useConfirmDelete, useToast } from '@portico/shared-kit/ui/feedback';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListAddress } from '../list/addresses.model.ts';
import { useListScript } from '../scripts/list-script.ts';
import { datalistTexts } from '../datalist.texts.ts';
import { useIsSeenAsOther } from '../view-as/view-as-context.ts';
import { actionReason, isWaiting } from './action-reasons.ts';
import type { ActionContext, ListAction, ListCriteria, ListArrangement } from './action-row.ts';
import { type ListActions, listActions } from './list-actions.model.ts';

const noActions: ListActions = { standard: [], custom: [], more: [] };

interface ListAround {
  readonly list: ListAddress;
  readonly criteria: ListCriteria;
  readonly shown: ListArrangement;
  readonly selection: {
    readonly records: readonly BizRecord[];
    readonly found: number | null;
    readonly clear: () => void;
  };
  readonly followJob: (id: string) => void;
  readonly refresh: () => void;
}

/** The buttons of the list, why each cannot be used, what each does, and the dialog of the one under way. */
export function useListActions(config: ListConfig, { selection, followJob, ...around }: ListAround) {
  const shell = useShell();
  const script = useListScript();
  const locale = useLocale();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();
  const dispatch = usePortalDispatch();
  const isPhone = useIsPhone();
  const { dialog, show } = useDialog();
  const [busy, setBusy] = useState<string | null>(null);
  const isLocked = useIsSeenAsOther();
  const { records: selected, found, clear: clearSelection } = selection;
  const situation = useMemo(() => ({ config, selected, found, locale }), [config, selected, found, locale]);
  const run = useStableCallback(async (action: ListAction, values: ActionContext['values'] = {}) => {
    if (isLocked) return;
    const tools = { shell, toast, confirmDelete, dispatch, isPhone, show };
    const context: ActionContext = { ...situation, ...tools, ...around, clearSelection, values, script };
    setBusy(action.code);
    try {
      if ((await script?.allows(action, context)) === false) return;
      const { run: runForSome, runForAll } = action.row;
      if (found !== null && runForAll !== undefined) await runForAll({ ...context, found, followJob });
      else await runForSome(action, context);
      await script?.tellDone(action, context);
    } catch (error) {
      shell.errors.show(error);
    } finally {
      setBusy(null);
    }
  });
  const all = useMemo(
    () => listActions(config, { locale, hasPage: (path) => hasPage(shell, path) }),
    [config, locale, shell],
  );
  useOpenedByAddress(isLocked ? noActions : all, { config, show });
  return useMemo(
    () => ({
      all,
      /** The code of the action that is under way. */
      busy,
      reasonOf: (action: ListAction) =>
        isLocked ? datalistTexts.translator(locale)('reasons.seenAsOther') : actionReason(action, situation),
      isQuiet: (action: ListAction) => isWaiting(action, situation),
      run: (action: ListAction, values?: ActionContext['values']) => void run(action, values),
      dialog,
    }),
    [all, busy, situation, run, dialog, isLocked, locale],
  );
}

/** Opens the action that a parameter of the address names, once: a reload, and the way back, do not open it again. */
function useOpenedByAddress(
  { standard, custom, more }: ListActions,
  context: Pick<ActionContext, 'config' | 'show'>,
): void {
  const [query, setQuery] = useSearchParams();
  const opened = [...standard, ...custom, ...more]
    .flatMap(({ row }) => row.opensBy ?? [])
    .find(({ parameter }) => query.has(parameter));
  const value = opened === undefined ? null : query.get(opened.parameter);
  const open = useStableCallback(() => {
    if (opened === undefined || value === null) return;
    opened.open(value, context);
    setQuery(
      (current) => {
        const others = new URLSearchParams(current);
        others.delete(opened.parameter);
        return others;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (value !== null) open();
  }, [value, open]);
}

/** Model from which the buttons of a list are drawn. */
export type ListActionsModel = ReturnType<typeof useListActions>;

function useDialog(): { readonly dialog: ReactNode; readonly show: ActionContext['show'] } {
  const [open, setOpen] = useState<((close: () => void) => ReactNode) | null>(null);
  const dialog = useMemo(() => open && <Suspense fallback={null}>{open(() => setOpen(null))}</Suspense>, [open]);
  return {
    dialog,
    show: (dialog) => setOpen(() => dialog),
  };
}
