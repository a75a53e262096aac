/** What decides about an entry: its place, its type and where it is shown. */
interface Entry {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly type: string;
  readonly pcAble: boolean;
  readonly mobileAble: boolean;
}

interface Viewer {
  readonly isMobile: boolean;
  /** Whether the user may see the model of a `BizModel` entry. */
  canSeeModel(schemaCode: string): boolean;
}

/**
 * The entries that a user sees, in the order they came. Folders without anything to see go, level by level (shell spec,
 * section 4); so does everything below an entry that is not there.
 */
export function visibleMenu<T extends Entry>(entries: readonly T[], viewer: Viewer): T[] {
  const shown = entries.filter((entry) => isShown(entry, viewer));
  const byParent = new Map<string | null, T[]>();
  for (const entry of shown) byParent.set(entry.parentId, [...(byParent.get(entry.parentId) ?? []), entry]);
  const kept = new Set<string>();
  const keep = (entry: T): boolean => {
    const children = (byParent.get(entry.id) ?? []).filter(keep);
    const isWanted = entry.type !== 'Folder' || children.length > 0;
    if (isWanted) kept.add(entry.id);
    return isWanted;
  };
  for (const root of byParent.get(null) ?? []) keep(root);
  return shown.filter(({ id }) => kept.has(id));
}

function isShown({ type, code, pcAble, mobileAble }: Entry, viewer: Viewer): boolean {
  const isOnDevice = viewer.isMobile ? mobileAble : pcAble;
  return isOnDevice && (type !== 'BizModel' || viewer.canSeeModel(code));
}
