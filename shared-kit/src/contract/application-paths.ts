/** The parameter that names the portal page which an application shows. */
export const pageCodeParameter = 'pageCode';

const portalPage = /^\/portal-page\/([^/?#]+)$/;

/**
 * Returns the path at which an application shows a portal page beside its own menu (shell spec, section 2:
 * appPortalRuntime); null for the address of anything else. `pageUrl` is a menu entry's page address.
 */
export function pathInApplication(appCode: string, pageUrl: string | null): string | null {
  const code = portalPage.exec(pageUrl ?? '')?.[1];
  return code === undefined ? null : `${applicationHomePath(appCode)}?${pageCodeParameter}=${code}`;
}

/** Returns the path of an application's home page. */
export function applicationHomePath(appCode: string): string {
  return `/application/${appCode}/application-portal/app-portal-runtime`;
}

/** The code of an application's own home page (shell spec, section 7). */
export function homePageCode(appCode: string): string {
  return `${appCode}HomePage`;
}

/** A list of an application, in the state that its address writes. */
interface AddressedList {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly viewCode: string;
  readonly query: string;
  /** The saved view that it opens with; null for none. */
  readonly savedViewId: string | null;
}

/** Returns the address of a list with its state. */
export function listPath({ appCode, schemaCode, viewCode, query, savedViewId }: AddressedList): string {
  const search = new URLSearchParams(query);
  search.delete('savedView');
  const named = new URLSearchParams([['queryCode', viewCode], ...search]);
  if (savedViewId !== null) named.set('savedView', savedViewId);
  return `/application/${encodeURIComponent(appCode)}/application-list/${encodeURIComponent(schemaCode)}?${named}`;
}
