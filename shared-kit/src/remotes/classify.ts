import { contributionTypes } from './contributions.ts';
import { inRange } from './versions.ts';

/** Requirements of a remote on a shell. Both a build and a member of a composition have it. */
export interface Asking {
  readonly shellApi: string;
  readonly contributes: readonly { readonly type: string }[];
  /** Share key to range; absent in a composition, where the release has checked it. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** Version of a shell and of the modules that it shares. */
export interface Offering {
  readonly version: string;
  /** Share key to version; absent where it is not known, as in the browser before anything has loaded. */
  readonly provides?: Readonly<Record<string, string>>;
}

/** Compatibility of a remote with a shell; `unknown` where a version or a range cannot be read. */
export type Verdict =
  | { readonly kind: 'compatible' }
  | {
      readonly kind: 'incompatible';
      readonly because: 'shellTooOld' | 'shellTooNew' | 'sharedVersion' | 'contributionType';
      /** Side that has to change something. */
      readonly owner: 'shell' | 'remote';
      readonly required: string;
      readonly found: string;
    }
  | { readonly kind: 'unknown'; readonly unreadable: string };

/**
 * Returns whether a remote can run in a shell, before any script of it is loaded: in the browser (then the reason page),
 * in development (then a loud message) and at release (then a refusal).
 */
export function classify(shell: Offering, remote: Asking): Verdict {
  const isCompatible = inRange(shell.version, remote.shellApi);
  if (isCompatible === null) return { kind: 'unknown', unreadable: `${shell.version} / ${remote.shellApi}` };
  if (!isCompatible) return outOfRange(shell.version, remote.shellApi);
  const known: readonly string[] = contributionTypes;
  const strange = remote.contributes.map(({ type }) => type).find((type) => !known.includes(type));
  if (strange !== undefined) {
    return {
      kind: 'incompatible',
      because: 'contributionType',
      owner: 'shell',
      required: strange,
      found: known.join(', '),
    };
  }
  return sharedVerdict(shell.provides ?? {}, remote.shared ?? {});
}

function outOfRange(version: string, range: string): Verdict {
  const least = range.replace(/^[^\d]*/, '');
  const tooOld = inRange(version, `>=${least}`) === false;
  return {
    kind: 'incompatible',
    because: tooOld ? 'shellTooOld' : 'shellTooNew',
    owner: tooOld ? 'shell' : 'remote',
    required: range,
    found: version,
  };
}

function sharedVerdict(provides: Readonly<Record<string, string>>, wants: Readonly<Record<string, string>>): Verdict {
  for (const [key, required] of Object.entries(wants)) {
    const found = provides[key];
    if (found === undefined) continue;
    if (inRange(found, required) === false) {
      const owner = inRange(found, `>=${required.replace(/^[^\d]*/, '')}`) === false ? 'shell' : 'remote';
      return { kind: 'incompatible', because: 'sharedVersion', owner, required: `${key} ${required}`, found };
    }
  }
  return { kind: 'compatible' };
}
