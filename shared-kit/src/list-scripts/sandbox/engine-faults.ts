import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { isScriptFaultName, type ScriptFault, ScriptFailure } from '../faults.ts';
import { scriptLimits } from '../limits.ts';

/** Returns the fault that an error of the interpreter means; disposes of the error. */
export function faultOf(vm: QuickJSContext, handle: QuickJSHandle, limit: number): ScriptFault {
  const thrown = handle.consume((error) => vm.dump(error) as unknown);
  const { name = 'Error', message = '', stack = '' } = membersOf(thrown);
  if (message === 'interrupted') return slow(limit);
  // Where memory is used up, there may be none for the error.
  if (message === 'out of memory' || thrown === '') return tooMuchMemory;
  if (message === 'Maximum call stack size exceeded') return tooDeep;
  const place = /list-script\.js:(\d+:\d+)/.exec(stack)?.[1];
  const words = message === '' ? String(thrown) : `${name}: ${message}`;
  const detail = `${words.slice(0, 500)}${place === undefined ? '' : ` (${place})`}`;
  return {
    name: name === 'SyntaxError' ? 'invalid' : 'execution',
    params: { detail },
  };
}

/** Fault of a call or a reading that took longer than `limit` ms. */
export const slow = (limit: number): ScriptFault => ({ name: 'tooSlow', params: { limit: String(limit) } });
/** Fault of a script that used all the memory that it may. */
export const tooMuchMemory: ScriptFault = {
  name: 'tooMuchMemory',
  params: { limit: String(scriptLimits.memory / 1024 / 1024) },
};

const tooDeep: ScriptFault = { name: 'tooDeep' };

/** Returns the fault that an error means which came out of the interpreter: its own, or that of the machine that runs it. */
export function faultOfError(error: unknown): ScriptFault {
  if (error instanceof ScriptFailure) return error.fault;
  return error instanceof RangeError || (error as Error | null)?.name === 'RangeError' ? tooDeep : tooMuchMemory;
}

/** Returns the fault of the sandbox that a promise turned into an error of the script. */
export function resourceFault(fault: ScriptFault): ScriptFault {
  const { detail = '' } = fault.params ?? {};
  if (fault.name !== 'execution') return fault;
  return detail.startsWith('InternalError: out of memory') ? tooMuchMemory : fault;
}

function membersOf(thrown: unknown): { readonly name?: string; readonly message?: string; readonly stack?: string } {
  return typeof thrown === 'object' && thrown !== null ? thrown : {};
}

/** Reads a fault that a sandbox told. */
export function readFault(value: unknown): ScriptFault {
  const { name, params = {} } = (value ?? {}) as { readonly name?: unknown; readonly params?: unknown };
  const texts = Object.entries(params as object).map(([key, text]) => [key, String(text).slice(0, 600)] as const);
  if (isScriptFaultName(name)) return { name, params: Object.fromEntries(texts) };
  return { name: 'execution', params: { detail: String(name).slice(0, 100) } };
}
