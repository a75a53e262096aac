const watchEveryMs = 500;

/**
 * Calls `stop` once, when this program is asked to end: by Ctrl-C, by a signal, or by a signal to the npm that runs it. npm
 * passes that one to the shell between us, which dies without telling us; what we notice is that our parent is gone.
 */
export function onStop(stop: (reason: NodeJS.Signals) => void): void {
  let isStopped = false;
  const once = (reason: NodeJS.Signals): void => {
    if (isStopped) return;
    isStopped = true;
    stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once('SIGTERM');
  }, watchEveryMs).unref();
}
