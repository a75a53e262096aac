interface Names {
  readonly endpoints: readonly string[];
  readonly tags: readonly string[];
}

const owners = new Map<string, string>();

/**
 * Notes who owns which endpoint names and tags of the one data cache. Throws when another remote has one of them:
 * two owners of one name would fill each other's screens. The same remote, in whatever build, may claim again.
 */
export function claimNames(remote: string, { endpoints, tags }: Names): void {
  const names = [...endpoints.map((name) => `endpoint ${name}`), ...tags.map((name) => `tag ${name}`)];
  for (const name of names) {
    const owner = owners.get(name);
    if (owner !== undefined && owner !== remote)
      throw new Error(`${remote} claims the ${name}, which belongs to ${owner}`);
  }
  for (const name of names) owners.set(name, remote);
}
