import { deleteMenuItem, findMenuIds } from '../app-packages.repository.ts';
import type { MenuEntry } from '../package.schema.ts';
import { type PackagePart, putStep, type Step } from './part.ts';

interface PositionedEntry {
  readonly id: string;
  readonly parentId: string | null;
  readonly entry: MenuEntry;
  /** Place among its siblings, from 0. */
  readonly index: number;
}

/** The menu: what the package does not name any more is removed. */
export const putMenu: PackagePart = async (applying, { application }) => {
  const { db, dryRun, platform } = applying;
  const { corpId, newId } = platform;
  const kept = await findMenuIds(db, corpId, application.code);
  const placed = placeEntries(application.menu, (code) => kept.get(code) ?? newId());
  const steps: Step[] = [];
  for (const place of placed) {
    const row = { key: { corp_id: corpId, id: place.id }, values: menuRow(application.code, place) };
    steps.push(...(await putStep(applying, 'menu_item', row, { target: 'menu', detail: place.entry.code })));
  }
  const named = new Set(placed.map(({ entry }) => entry.code));
  for (const [code, id] of kept) {
    if (named.has(code)) continue;
    steps.push({ action: 'remove', target: 'menu', detail: code });
    if (!dryRun) await deleteMenuItem(db, corpId, id);
  }
  return steps;
};

/** The tree as a list, parents before children. */
function placeEntries(
  entries: readonly MenuEntry[],
  idOf: (code: string) => string,
  parentId: string | null = null,
): PositionedEntry[] {
  return entries.flatMap((entry, index) => {
    const id = idOf(entry.code);
    return [{ id, parentId, entry, index }, ...placeEntries(entry.children ?? [], idOf, id)];
  });
}

function menuRow(appCode: string, { parentId, entry, index }: PositionedEntry) {
  return {
    app_code: appCode,
    parent_id: parentId,
    code: entry.code,
    type: entry.type,
    name: entry.name,
    name_i18n: entry.name_i18n ?? null,
    icon: entry.icon ?? null,
    pc_url: entry.pcUrl ?? null,
    mobile_url: entry.mobileUrl ?? null,
    open_mode: entry.openMode ?? null,
    view_code: entry.queryCode ?? null,
    model_type: entry.modelType ?? null,
    pc_able: entry.pcAble ?? true,
    mobile_able: entry.mobileAble ?? true,
    published: entry.published ?? true,
    role_codes: entry.roles ?? null,
    sort_key: index,
  };
}
