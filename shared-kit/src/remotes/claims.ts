/** The names of one owner in the one data cache; a star at the end of an endpoint stands for all that begins so. */
export interface DataClaims {
  /** A remote, or the package whose names every remote may use and none may take. */
  readonly owner: string;
  readonly endpoints: readonly string[];
  readonly tags: readonly string[];
}

/** Whether some name fits both; each is a name, or the beginning of names with a star after it. */
export function overlap(left: string, right: string): boolean {
  const [first, second] = [left, right].map((each) => ({ text: each.replace(/\*$/, ''), isOpen: each.endsWith('*') }));
  if (first === undefined || second === undefined) return false;
  if (first.isOpen && second.text.startsWith(first.text)) return true;
  if (second.isOpen && first.text.startsWith(second.text)) return true;
  return first.text === second.text && first.isOpen === second.isOpen;
}

/**
 * What a remote claims that somebody else has, one message each. Two owners of one name would fill each other's screens,
 * and the shell refuses the second one at run time.
 */
export function claimClashes(own: DataClaims, others: readonly DataClaims[]): string[] {
  return others.flatMap((other) => [
    ...clashesIn('endpoint', own.endpoints, other.endpoints, other.owner),
    ...clashesIn('tag', own.tags, other.tags, other.owner),
  ]);
}

function clashesIn(kind: string, own: readonly string[], taken: readonly string[], owner: string): string[] {
  return own.flatMap((name) => {
    const found = taken.find((each) => overlap(name, each));
    return found === undefined ? [] : [`the ${kind} ${name} belongs to ${owner}${found === name ? '' : ` (${found})`}`];
  });
}
