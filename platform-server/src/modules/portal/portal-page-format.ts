import {
  migratePortalPage,
  portalPageLimits,
  portalPageVersion,
  savedWidgets,
  type StructureFault,
  structureProblems,
} from '@portico/shared-kit/portal-pages';
import { PortalPageFrame, widgetSchemas } from '@portico/shared-kit/portal-pages/schema';
import { isJsonObject, type JsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { ErrorName } from '@portico/shared-kit/errors';
import type { DocumentFinding, DocumentFormat } from '../designs/index.ts';

/** Shape of portal pages: a tree of widgets. */
export const portalPageFormat: DocumentFormat = {
  kind: 'portalPage',
  version: portalPageVersion,
  migrate: migratePortalPage,
  frame: PortalPageFrame,
  parts: widgetSchemas,
  partsOf: (document) => savedWidgets(document).map(({ path, value }) => ({ path, value, type: typeOf(value) })),
  structure: (document) =>
    structureProblems(document).map(({ fault, path, widgetId }) => {
      const params = paramsOf(document, path);
      return { name: faultNames[fault], params, path, partId: widgetId, severity: 'error' };
    }),
};

const typeOf = (value: unknown) => (isJsonObject(value) ? value['type'] : undefined);

/** Errors by the faults of a tree. */
const faultNames: Readonly<Record<StructureFault, ErrorName>> = {
  tooManyWidgets: 'portalTooManyWidgets',
  idTwice: 'portalWidgetTwice',
  tooDeep: 'portalContainersTooDeep',
  tabsInTabs: 'portalTabsInTabs',
  panelOutsideTabs: 'portalWidgetMisplaced',
  notAPanel: 'portalWidgetMisplaced',
  holdsNothing: 'portalWidgetMisplaced',
  pageInPage: 'portalWidgetMisplaced',
  panelWithoutTab: 'portalTabsIncomplete',
  tabWithoutPanel: 'portalTabsIncomplete',
};

/** Parameters of the texts of these errors. */
function paramsOf(document: JsonObject, path: string): DocumentFinding['params'] {
  const type = typeOf(savedWidgets(document).find((each) => each.path === path)?.value);
  const limit = path === '/page' ? portalPageLimits.widgets : portalPageLimits.containers;
  return { path, limit, type: typeof type === 'string' ? type : '' };
}
