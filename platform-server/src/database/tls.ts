import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

/** Address and protection of a connection, as the driver takes them. */
export interface ConnectionTarget {
  readonly connectionString: string;
  readonly ssl?: false | ConnectionOptions;
}

/** The protection of a connection, as `sslmode` of its address says. */
const modes = {
  disable: { isEncrypted: false },
  /** Encrypted, and with whom it is not checked: for a network that is trusted anyway. */
  'no-verify': { isEncrypted: true, checksCertificate: false },
  /** The certificate counts whatever name it has. */
  'verify-ca': { isEncrypted: true, checksCertificate: true, checksName: false },
  // Who asks for TLS is never content with the certificate of a stranger.
  require: { isEncrypted: true, checksCertificate: true, checksName: true },
  'verify-full': { isEncrypted: true, checksCertificate: true, checksName: true },
} as const;

const files = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;

/**
 * Returns what the driver needs for an address of a database: the address itself, and from its `sslmode`, `sslrootcert`,
 * `sslcert` and `sslkey` how the connection is protected. Without `sslmode` it is not. Throws for a mode that would let
 * the connection go unprotected without a word, and for a file that cannot be read; the address is not part of the error.
 */
export function connectionTarget(address: string): ConnectionTarget {
  // Other addresses, such as that of a socket in a folder, are the driver's to read.
  if (!/[?&]ssl/.test(address)) return { connectionString: address };
  const url = new URL(address);
  const mode = take(url, 'sslmode');
  const named = Object.keys(files).map((name) => [name as keyof typeof files, take(url, name)] as const);
  const contents = named.flatMap(([name, path]) => (path === null ? [] : [[files[name], readNamed(name, path)]]));
  const connectionString = url.href;
  if (mode === null) {
    if (contents.length > 0) throw new Error('The address of the database names certificates, but no sslmode.');
    return { connectionString };
  }
  const known = Object.hasOwn(modes, mode) ? modes[mode as keyof typeof modes] : undefined;
  if (known === undefined) {
    throw new Error(
      `The address of the database has sslmode=${mode}; it must be one of ${Object.keys(modes).join(', ')}.`,
    );
  }
  if (!known.isEncrypted) return { connectionString, ssl: false };
  if (mode === 'verify-ca' && !contents.some(([name]) => name === 'ca')) {
    throw new Error(
      'The address of the database has sslmode=verify-ca: sslrootcert must name the file of the authority.',
    );
  }
  const checks = 'checksName' in known && !known.checksName ? { checkServerIdentity: () => undefined } : {};
  // The driver names the host only where it is no number: a certificate would count that is for this machine.
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  const ssl = {
    host,
    rejectUnauthorized: known.checksCertificate,
    ...(Object.fromEntries(contents) as object),
    ...checks,
  };
  return { connectionString, ssl };
}

/** The parameter's value, which the address has no longer: the driver would read it in a way of its own. */
function take(url: URL, name: string): string | null {
  const value = url.searchParams.get(name);
  url.searchParams.delete(name);
  return value;
}

function readNamed(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    throw new Error(`The address of the database names a file as ${name} that cannot be read (${reason}): ${path}`, {
      cause: error,
    });
  }
}
