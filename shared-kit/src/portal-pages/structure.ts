import { isJsonObject, type JsonObject } from '../contract/versioned-json.ts';
import { isWidgetTypeName, widgetTypeOf } from './widget-types.ts';

/** Widgets that a page may have in all, and containers that may stand inside one another. */
export const portalPageLimits = { widgets: 100, containers: 2 } as const;

/** Fault of the tree: of its size, or of a widget at a place where it cannot be. */
export type StructureFault =
  | 'tooManyWidgets'
  | 'idTwice'
  | 'tooDeep'
  | 'tabsInTabs'
  | 'panelOutsideTabs'
  | 'notAPanel'
  | 'panelWithoutTab'
  | 'tabWithoutPanel'
  | 'holdsNothing'
  | 'pageInPage';

/** A fault with the JSON Pointer and the id of its widget; null where it has none. */
export interface StructureProblem {
  readonly fault: StructureFault;
  readonly path: string;
  readonly widgetId: string | null;
}

/** Widget of a saved page that may be anything, with its place in the tree. */
export interface SavedWidget {
  readonly path: string;
  readonly value: unknown;
  /** The types of the widgets that hold it, the page first. */
  readonly holders: readonly unknown[];
}

/** Returns every widget below the page of a saved page, each before its own. */
export function savedWidgets(document: JsonObject): readonly SavedWidget[] {
  return isJsonObject(document['page']) ? childrenOf(document['page'], '/page', []) : [];
}

function childrenOf({ type, children }: JsonObject, path: string, above: readonly unknown[]): readonly SavedWidget[] {
  if (!Array.isArray(children)) return [];
  const holders = [...above, type];
  return (children as unknown[]).flatMap((value, index) => {
    const at = `${path}/children/${String(index)}`;
    return [{ path: at, value, holders }, ...(isJsonObject(value) ? childrenOf(value, at, holders) : [])];
  });
}

/**
 * Returns what is wrong with the tree of a saved page: containers in one another at most twice, no tabs in tabs, a panel
 * for each tab and a tab for each panel (portal spec, section 4), every id once.
 */
export function structureProblems(document: JsonObject): readonly StructureProblem[] {
  const widgets = savedWidgets(document);
  if (widgets.length > portalPageLimits.widgets) return [{ fault: 'tooManyWidgets', path: '/page', widgetId: null }];
  const seen = new Set<unknown>(isJsonObject(document['page']) ? [document['page']['id']] : []);
  return widgets.flatMap(({ path, value, holders }) => {
    if (!isJsonObject(value)) return [];
    const { id, type } = value;
    const faults = [
      ...(seen.has(id) ? (['idTwice'] as const) : []),
      ...placeFaults(type, holders),
      ...(type === 'TabsGrid' ? tabFaults(value) : []),
    ];
    seen.add(id);
    return faults.map((fault) => ({ fault, path, widgetId: typeof id === 'string' ? id : null }));
  });
}

/** Faults of a widget of a type where it stands; a type that nobody here knows may stand anywhere. */
function placeFaults(type: unknown, holders: readonly unknown[]): readonly StructureFault[] {
  if (!isWidgetTypeName(type)) return [];
  const holder = holders.at(-1);
  const content = isWidgetTypeName(holder) ? widgetTypeOf(holder).content : 'widgets';
  // The page is none of the containers, and a panel is one with its tabs.
  const containers = holders.filter((each) => each === 'NewGrid' || each === 'TabsGrid').length;
  const isContainer = type === 'NewGrid' || type === 'TabsGrid';
  return [
    ...(type === 'Page' ? (['pageInPage'] as const) : []),
    ...(content === 'none' ? (['holdsNothing'] as const) : []),
    ...(type === 'TabsPanelGrid' && content !== 'panels' ? (['panelOutsideTabs'] as const) : []),
    ...(type !== 'TabsPanelGrid' && content === 'panels' ? (['notAPanel'] as const) : []),
    ...(type === 'TabsGrid' && holders.includes('TabsGrid') ? (['tabsInTabs'] as const) : []),
    ...(isContainer && containers >= portalPageLimits.containers ? (['tooDeep'] as const) : []),
  ];
}

function tabFaults({ settings, children }: JsonObject): readonly StructureFault[] {
  const heads = isJsonObject(settings) && Array.isArray(settings['heads']) ? (settings['heads'] as unknown[]) : [];
  const panels = Array.isArray(children) ? (children as unknown[]) : [];
  const keys = heads.map((head) => (isJsonObject(head) ? head['key'] : undefined));
  const tabs = panels.map((panel) =>
    isJsonObject(panel) && isJsonObject(panel['settings']) ? panel['settings']['tab'] : undefined,
  );
  return [
    ...(tabs.some((tab) => !keys.includes(tab)) ? (['panelWithoutTab'] as const) : []),
    ...(keys.some((key) => !tabs.includes(key)) ? (['tabWithoutPanel'] as const) : []),
  ];
}
