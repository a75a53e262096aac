import { type ScriptFault, ScriptFailure } from '../faults.ts';
import { ScriptEngine } from './engine.ts';
import { newInterpreter } from './interpreter.ts';

/**
 * Reads a script in an interpreter of its own, in this thread: one that was stopped in the midst of something may be left in any state.
 * It can ask for nothing. Throws a ScriptFailure.
 */
export async function startScript(text: string): Promise<ScriptEngine> {
  const { default: variant } = await import('@jitl/quickjs-wasmfile-release-sync');
  const engine = new ScriptEngine(await newInterpreter(variant), () => undefined);
  engine.load(text, 'zh');
  return engine;
}

/** Returns what is wrong with a script, which is read and not called; null where it can be published. */
export async function scriptFault(text: string): Promise<ScriptFault | null> {
  try {
    await startScript(text);
    return null;
  } catch (error) {
    if (error instanceof ScriptFailure) return error.fault;
    throw error;
  }
}
