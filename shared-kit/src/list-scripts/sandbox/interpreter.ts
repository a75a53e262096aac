import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { scriptLimits } from '../limits.ts';

/** Constructor of memory; the server's types do not know WebAssembly. */
type NewMemory = new (pages: { readonly initial: number; readonly maximum: number }) => never;

/** Bytes of a page of WebAssembly's memory. */
const page = 65_536;

/**
 * Makes an interpreter for one script. Its memory ends where the memory that it is given ends: the limit that it knows by itself does not
 * count buffers and long texts. `wasmBinary` is its code, where it is at hand.
 */
export function newInterpreter(variant: QuickJSSyncVariant, wasmBinary?: ArrayBuffer): Promise<QuickJSWASMModule> {
  const initial = scriptLimits.ownMemory / page;
  const { Memory } = (globalThis as unknown as { readonly WebAssembly: { readonly Memory: NewMemory } }).WebAssembly;
  const wasmMemory = new Memory({ initial, maximum: initial + scriptLimits.memory / page });
  return newQuickJSWASMModuleFromVariant(
    newVariant(variant, { wasmMemory, ...(wasmBinary === undefined ? {} : { wasmBinary }) }),
  );
}
