import { appError } from '@portico/shared-kit/errors';

/** A department and the one above it. */
export interface DepartmentParent {
  readonly id: string;
  /** Null at the top of the tree. */
  readonly parentId: string | null;
}

/**
 * The path of every department: the ids from the root to itself, each followed by a slash (`group/sales/`).
 * Throws departmentMissing for a parent that is not in the list, and for one that is its own descendant.
 */
export function departmentPaths(departments: readonly DepartmentParent[]): Map<string, string> {
  const parents = new Map(departments.map(({ id, parentId }) => [id, parentId]));
  const paths = new Map<string, string>();
  for (const { id } of departments) placeWithAncestors(id, parents, paths);
  return paths;
}

function placeWithAncestors(start: string, parents: ReadonlyMap<string, string | null>, paths: Map<string, string>) {
  const chain: string[] = [];
  const seen = new Set<string>();
  let above: string | null = start;
  while (above !== null && !paths.has(above)) {
    const parent: string | null | undefined = parents.get(above);
    if (parent === undefined || seen.has(above)) throw appError('departmentMissing', { id: above });
    seen.add(above);
    chain.push(above);
    above = parent;
  }
  let path = above === null ? '' : (paths.get(above) ?? '');
  for (const id of chain.reverse()) {
    path += `${id}/`;
    paths.set(id, path);
  }
}
