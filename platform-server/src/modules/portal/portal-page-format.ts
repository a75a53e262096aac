import { migratePortalPage, portalPageVersion } from '@portico/shared-kit/contract/portal-page';
import { PortalPageFrame, widgetSchemas } from '@portico/shared-kit/contract/portal-page.schema';
import { isJsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { DocumentFormat } from '../designs/index.ts';

/** Shape of portal pages: a list of widgets. */
export const portalPageFormat: DocumentFormat = {
  kind: 'portalPage',
  version: portalPageVersion,
  migrate: migratePortalPage,
  frame: PortalPageFrame,
  parts: widgetSchemas,
  partsOf({ widgets }) {
    if (!Array.isArray(widgets)) return null;
    return (widgets as unknown[]).map((value, index) => ({
      path: `/widgets/${index}`,
      value,
      type: isJsonObject(value) ? value['type'] : undefined,
    }));
  },
};
