/** Error of an entry script that was fetched without giving a container. */
export class EntryFailure extends Error {
  readonly reason: 'unreachable' | 'threw' | 'empty' | 'timeout';

  constructor(reason: EntryFailure['reason'], message: string) {
    super(message);
    this.name = 'EntryFailure';
    this.reason = reason;
  }
}

interface EntryScript {
  readonly address: string;
  /** `sha256-…`; undefined for a remote that a developer overrides. */
  readonly integrity: string | undefined;
  /** The global that the script defines. */
  readonly globalName: string;
  /** In ms: after this the attempt is given up (shell spec, section 8). */
  readonly timeout: number;
}

/**
 * Runs an entry script and returns the container that it defines. A script whose content does not fit its hash never
 * runs. Rejects with an `EntryFailure`; the script's tag is gone then, so that the next attempt is a new one.
 */
export function runEntryScript({ address, integrity, globalName, timeout }: EntryScript): Promise<object> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  return new Promise<object>((resolve, reject) => {
    let thrown: string | undefined;
    const noticeError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.message;
    };
    const settle = (failure?: EntryFailure) => {
      clearTimeout(timer);
      window.removeEventListener('error', noticeError);
      const container = (window as unknown as Record<string, unknown>)[globalName];
      if (!failure && typeof container === 'object' && container !== null) return resolve(container);
      script.remove();
      reject(failure ?? emptyOrThrew(address, thrown));
    };
    const timer = setTimeout(() => settle(new EntryFailure('timeout', `${address} did not answer`)), timeout);
    window.addEventListener('error', noticeError);
    script.onload = () => settle();
    script.onerror = () => settle(new EntryFailure('unreachable', `${address} could not be loaded`));
    document.head.append(script);
  });
}

function emptyOrThrew(address: string, thrown: string | undefined): EntryFailure {
  return thrown === undefined
    ? new EntryFailure('empty', `${address} defined no container`)
    : new EntryFailure('threw', thrown);
}
