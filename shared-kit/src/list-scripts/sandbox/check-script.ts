import { type ScriptFault, ScriptFailure } from '../faults.ts';
import { ScriptEngine } from './engine.ts';
import { newInterpreter } from './interpreter.ts';

/**
 * Returns what is wrong with a script, which is read in its sandbox and not called; null where it can be published. Each has an
 * interpreter of its own: one that was stopped in the midst of something may be left in any state.
 */
export async function scriptFault(text: string): Promise<ScriptFault | null> {
  const { default: variant } = await import('@jitl/quickjs-wasmfile-release-sync');
  const interpreter = await newInterpreter(variant);
  try {
    new ScriptEngine(interpreter, () => undefined).load(text, 'zh');
    return null;
  } catch (error) {
    if (error instanceof ScriptFailure) return error.fault;
    throw error;
  }
}
