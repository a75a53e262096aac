import { scriptFault } from '@portico/shared-kit/list-scripts/check';
import type { ScriptFault } from '@portico/shared-kit/list-scripts/faults';

/** Returns what is wrong with a script, for the thread of checks; null where it can be kept. */
export function faultOfScript(script: string): Promise<ScriptFault | null> {
  return scriptFault(script);
}
