import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { scriptLimits } from '../limits.ts';

/** Memory of WebAssembly; the server's types do not know it. */
interface Memory {
  readonly buffer: ArrayBuffer;
}
type NewMemory = new (pages: { readonly initial: number; readonly maximum: number }) => Memory;

/** Interpreter of one script, and whether the script has used all the memory that it may. */
export interface Interpreter {
  readonly module: QuickJSWASMModule;
  isFull(): boolean;
}

/** Bytes of a page of WebAssembly's memory. */
const page = 65_536;
/** Bytes that may be left in full memory: it grows by steps, and the last one may be too large for it. */
const rest = 1024 * 1024;

/**
 * Makes an interpreter for one script. Its memory ends where the memory that it is given ends: the limit that it knows by itself does not
 * count buffers and long texts. `wasmBinary` is its code, where it is at hand.
 */
export async function newInterpreter(variant: QuickJSSyncVariant, wasmBinary?: ArrayBuffer): Promise<Interpreter> {
  const initial = scriptLimits.ownMemory / page;
  const maximum = initial + scriptLimits.memory / page;
  const { Memory } = (globalThis as unknown as { readonly WebAssembly: { readonly Memory: NewMemory } }).WebAssembly;
  const wasmMemory = new Memory({ initial, maximum });
  const own = { wasmMemory: wasmMemory as never, ...(wasmBinary === undefined ? {} : { wasmBinary }) };
  const module = await newQuickJSWASMModuleFromVariant(newVariant(variant, own));
  return { module, isFull: () => wasmMemory.buffer.byteLength > maximum * page - rest };
}
