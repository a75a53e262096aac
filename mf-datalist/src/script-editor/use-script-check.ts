import { type ScriptFault, ScriptFailure, ScriptSession } from '@portico/shared-kit/list-scripts';
import type { Locale } from '@portico/shared-kit/i18n';
import { useEffect, useState } from 'react';

/** Time in ms without typing after which a script is read. */
const pause = 500;

/** Check of a script: `of` is the text, and the fault null where it can be run. */
interface Check {
  readonly of: string;
  readonly fault: ScriptFault | null;
}

/** Reads a script in its sandbox, as the server will, once nobody has typed for a moment. Null while that is under way. */
export function useScriptCheck(text: string, locale: Locale): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      void faultOf(text, locale).then((fault) => {
        if (isWanted) setCheck({ of: text, fault });
      });
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, locale]);
  return check?.of === text ? check : null;
}

async function faultOf(text: string, locale: Locale): Promise<ScriptFault | null> {
  if (text.trim() === '') return null;
  try {
    const session = await ScriptSession.open({ text, locale, answer: () => Promise.reject(new Error('reading')) });
    session.end();
    return null;
  } catch (error) {
    if (error instanceof ScriptFailure) return error.fault;
    throw error;
  }
}
