import { usePortalDispatch } from '@portico/shared-kit/api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useRef, useState } from 'react';
import { useListName } from '../list/use-list-name.ts';
import { readForScript } from '../scripts/read-for-script.ts';
import { ScriptRun } from '../scripts/script-run.ts';

/** Run of a script that nobody has saved. */
export interface TestRun {
  /** Text that runs. */
  readonly text: string;
  readonly config: ListConfig;
  readonly run: ScriptRun;
}

/** Returns the test run of a list's script, and the function that starts one with another text: the one before is ended. */
export function useTestRun(config: ListConfig) {
  const locale = useLocale();
  const name = useListName(config);
  const dispatch = usePortalDispatch();
  const [test, setTest] = useState<TestRun | null>(null);
  const [isStarting, setStarting] = useState(false);
  const newest = useRef(0);
  const running = useRef<ScriptRun | null>(null);
  useEffect(
    () => () => {
      newest.current += 1;
      running.current?.end();
    },
    [],
  );
  const start = useStableCallback((text: string): void => {
    const turn = (newest.current += 1);
    const tested = { ...config, view: { ...config.view, script: text } };
    const input = { config: tested, locale, name, read: readForScript(dispatch) };
    setStarting(true);
    void ScriptRun.start(input, () => turn === newest.current).then((run) => {
      if (turn !== newest.current) return run.end();
      running.current?.end();
      running.current = run;
      setTest({ text, config: tested, run });
      return setStarting(false);
    });
  });
  return { test, isStarting, start };
}
