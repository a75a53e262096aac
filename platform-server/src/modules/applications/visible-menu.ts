import type { ModelCode } from '@portico/shared-kit/contract/ids';

/** The facts that decide about an entry: its place, its type and where it is shown. */
interface Entry {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly appCode: string;
  readonly type: string;
  readonly pcAble: boolean;
  readonly mobileAble: boolean;
  /** Codes of the roles that it is for; null: everybody. */
  readonly roles: readonly string[] | null;
}

interface Viewer {
  readonly isMobile: boolean;
  /** Returns whether the user may see the model of a `BizModel` entry. */
  canSeeModel(schemaCode: ModelCode): boolean;
  /** Returns whether the user has one of these roles; true for what is for everybody. */
  isFor(roles: readonly string[] | null): boolean;
  /**
   * The part that is not shown to the user whatever their roles are otherwise: an application, or one entry of its
   * menu.
   */
  readonly hidden: { readonly appCode: string; readonly code: string | null } | null;
}

/**
 * The entries that a user sees, in the order they came. Folders without anything to see go, level by level (shell spec,
 * section 4); so does everything below an entry that is not there. A home page is for those who see something else of
 * its application, and for everybody where the application has nothing else.
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
  const others = (list: readonly T[]) => new Set(list.filter((entry) => !isHome(entry)).map(({ appCode }) => appCode));
  const [has, sees] = [others(entries), others(shown.filter(({ id }) => kept.has(id)))];
  const isIn = (entry: T) => !isHome(entry) || sees.has(entry.appCode) || !has.has(entry.appCode);
  return shown.filter((entry) => kept.has(entry.id) && isIn(entry));
}

function isHome({ type }: Entry): boolean {
  return type === 'HomePage';
}

function isShown({ type, code, appCode, pcAble, mobileAble, roles }: Entry, viewer: Viewer): boolean {
  const { hidden } = viewer;
  if (hidden?.appCode === appCode && (hidden.code ?? code) === code) return false;
  const isOnDevice = viewer.isMobile ? mobileAble : pcAble;
  return isOnDevice && viewer.isFor(roles) && (type !== 'BizModel' || viewer.canSeeModel(code));
}
