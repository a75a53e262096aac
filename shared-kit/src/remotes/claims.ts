/** The names of one owner in the one data cache; a star at the end of an endpoint stands for all that begins so. */
export interface DataClaims {
  /** A remote, or the package whose names every remote may use and none may take. */
  readonly owner: string;
  readonly endpoints: readonly string[];
  readonly tags: readonly string[];
}

/** Returns whether some name fits both; each is a name, or the beginning of names with a star after it. */
export function overlap(left: string, right: string): boolean {
  const [first, second] = [left, right].map((each) => ({ text: each.replace(/\*$/, ''), isOpen: each.endsWith('*') }));
  if (first === undefined || second === undefined) return false;
  if (first.isOpen && second.text.startsWith(first.text)) return true;
  if (second.isOpen && first.text.startsWith(second.text)) return true;
  return first.text === second.text && first.isOpen === second.isOpen;
}

/**
 * Returns the claims of a remote on names that another one has, one message each. Two owners of one name would fill each
 * other's screens, and the shell refuses the second one at run time.
 */
export function claimConflicts(own: DataClaims, others: readonly DataClaims[]): string[] {
  return others.flatMap((other) => [
    ...conflictsIn('endpoint', own.endpoints, other.endpoints, other.owner),
    ...conflictsIn('tag', own.tags, other.tags, other.owner),
  ]);
}

function conflictsIn(kind: string, own: readonly string[], claimed: readonly string[], owner: string): string[] {
  return own.flatMap((name) => {
    const found = claimed.find((each) => overlap(name, each));
    return found === undefined ? [] : [`the ${kind} ${name} belongs to ${owner}${found === name ? '' : ` (${found})`}`];
  });
}

/** The pages of one owner, by their path patterns. */
export interface PathClaims {
  readonly owner: string;
  readonly paths: readonly string[];
}

/**
 * True where two patterns of the router are one route: equal apart from the names of their parameters, or one below
 * what the other takes as a whole with its star. A parameter leaves room beside it: the router prefers the exact path.
 */
export function isSameRoute(left: string, right: string): boolean {
  const [first, second] = [partsOf(left), partsOf(right)];
  for (let index = 0; index <= Math.max(first.length, second.length); index++) {
    const [one, other] = [first[index], second[index]];
    if (one === '*' || other === '*') return true;
    if (one !== other) return false;
  }
  return true;
}

/** The router takes capital letters and small ones for the same, and a slash at the end for none. */
function partsOf(pattern: string): string[] {
  const parts = pattern.toLowerCase().split('/');
  return parts.filter((part) => part !== '').map((part) => (part.startsWith(':') ? ':' : part));
}

/** The pages that somebody else has at the same route, one message each with both owners: which one came up would be chance. */
export function pathConflicts(own: PathClaims, others: readonly PathClaims[]): string[] {
  return others.flatMap(({ owner, paths }) =>
    own.paths.flatMap((path) => {
      const found = paths.find((each) => isSameRoute(path, each));
      return found === undefined ? [] : [`the path ${path} of ${own.owner} belongs to ${owner} (${found})`];
    }),
  );
}
