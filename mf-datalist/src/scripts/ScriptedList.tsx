import { usePortalDispatch } from '@portico/shared-kit/api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useListName } from '../list/use-list-name.ts';
import { CannotRun } from './CannotRun.tsx';
import { FailedScript } from './FailedScript.tsx';
import { ListScriptContext } from './list-script.ts';
import { isScriptDisabled } from './disabled-scripts.ts';
import { disabledScript, listScriptOf, makeEffect } from './list-script-of.tsx';
import { readForScript } from './read-for-script.ts';
import { ScriptRun } from './script-run.ts';

interface ScriptedListProps {
  readonly config: ListConfig;
  /** Shown until the script is there. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** A list whose view has a script, which runs unless it was disabled in this tab. */
export function ScriptedList({ config, ...list }: ScriptedListProps) {
  const disabled = useMemo(() => (isScriptDisabled(config) ? disabledScript(config) : null), [config]);
  if (disabled === null) return <RunningList config={config} {...list} />;
  return <ListScriptContext value={disabled}>{list.children}</ListScriptContext>;
}

/** The list is drawn once the script was read and has said what comes before the records. */
function RunningList({ config, waiting, children }: ScriptedListProps) {
  const run = useScriptRun(config);
  const shell = useShell();
  const toast = useToast();
  const script = useMemo(() => (run === null ? null : listScriptOf(config, run)), [config, run]);
  useEffect(() => run?.onEffect((effect) => makeEffect(effect, { shell, toast, list: null })), [run, shell, toast]);
  if (script === null) return waiting;
  return (
    <FailedScript instead={<CannotRun list={config} fault={null} />}>
      <ListScriptContext value={script}>{children}</ListScriptContext>
    </FailedScript>
  );
}

function useScriptRun(config: ListConfig): ScriptRun | null {
  const locale = useLocale();
  // The menu may tell another name later: the script goes on with the one that it began with.
  const name = useRef(useListName(config));
  const dispatch = usePortalDispatch();
  const [run, setRun] = useState<ScriptRun | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isWanted = true;
    const started = ScriptRun.start(
      { config, locale, name: name.current, read: readForScript(dispatch) },
      () => isWanted,
    );
    started.then(
      (ready) => {
        if (isWanted) setRun(ready);
      },
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isWanted = false;
      setRun(null);
      void started.then(
        (ready) => ready.end(),
        () => undefined,
      );
    };
  }, [config, locale, dispatch]);
  // A fault of ours is for the boundary around the page.
  if (failure !== null) throw failure;
  return run;
}
