import { parentPort } from 'node:worker_threads';
import { AppError } from '@portico/shared-kit/errors';
import { BudgetExceeded, expressionRefusal, loadPatterns } from '@portico/shared-kit/expressions';
import type { CheckAnswer, CheckCall } from './check-call.ts';

/** Works on the checks of the server one by one, in a thread of its own: see `off-loop.ts`. */
async function answerTo({ module, name, args }: CheckCall): Promise<CheckAnswer> {
  try {
    const functions = (await import(module)) as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
    return { ok: true, value: await functions[name]?.(...args) };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, refusal: { name: error.errorName, params: error.params } };
    if (error instanceof BudgetExceeded) return { ok: false, refusal: expressionRefusal(error, error.path ?? 'FEEL') };
    return {
      ok: false,
      refusal: null,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

await loadPatterns();
parentPort?.on('message', (call: CheckCall) => {
  void answerTo(call).then((answer) => parentPort?.postMessage(answer));
});
