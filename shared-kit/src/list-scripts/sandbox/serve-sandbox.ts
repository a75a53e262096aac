import type { QuickJSSyncVariant } from 'quickjs-emscripten-core';
import { ScriptFailure } from '../faults.ts';
import { scriptLimits } from '../limits.ts';
import type { FromSandbox, ToSandbox } from '../protocol.ts';
import { ScriptEngine } from './engine.ts';
import { newInterpreter } from './interpreter.ts';

/** Thread's end of the line to the page. */
interface Port {
  postMessage(message: FromSandbox): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToSandbox }) => void): void;
}

/** Runs one script for a page: reads it, calls it when the page says so, and hands on what it asks for. */
export async function serveSandbox(port: Port, variant: QuickJSSyncVariant, wasmBinary?: ArrayBuffer): Promise<void> {
  const engine = new ScriptEngine(await newInterpreter(variant, wasmBinary), (id, read, input) =>
    port.postMessage({ type: 'ask', id, read, input: JSON.parse(input) as unknown }),
  );
  const handlers = {
    load: ({ text, locale }: Extract<ToSandbox, { type: 'load' }>) => {
      const began = performance.now();
      const summary = engine.load(text, locale);
      port.postMessage({ type: 'loaded', summary, ms: performance.now() - began, lines: engine.takeLines() });
    },
    call: ({ id, call }: Extract<ToSandbox, { type: 'call' }>) => {
      const waiting = setTimeout(() => engine.giveUp(), scriptLimits.waitTime);
      void engine.call(call).then((answer) => {
        clearTimeout(waiting);
        port.postMessage({ type: 'answered', id, answer });
      });
    },
    answer: ({ id, isAnswered, text }: Extract<ToSandbox, { type: 'answer' }>) => engine.settle(id, isAnswered, text),
  };
  port.addEventListener('message', ({ data }) => {
    try {
      handlers[data.type](data as never);
    } catch (error) {
      if (!(error instanceof ScriptFailure)) throw error;
      port.postMessage({ type: 'refused', fault: error.fault });
    }
  });
  port.postMessage({ type: 'ready' });
}
