/** Starts the thread of one script. Its file is of the host's own origin, whichever remote asks for it. */
export function startScriptWorker(): Worker {
  return new Worker(new URL('./sandbox/script.worker.ts', import.meta.url), { name: 'list-script' });
}
