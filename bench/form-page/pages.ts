import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { post } from '../call.ts';
import type { PageToLoad } from '../first-load/cold-load.ts';
import { schemaCode } from './large-form.ts';

/** The editor of the form's first field. */
export const firstField = '[data-property="Field0"] input';
/** The first cell of the first sub-table that can be written in. */
export const firstCell = '[data-property="Lines"] [role=grid] [aria-rowindex="2"] [data-column="0"]';

/** The form page of a record. */
export function formUrl({ url }: TemporaryPortal, { id }: BizRecord): string {
  return `${url}/form/detail?${new URLSearchParams({ schemaCode, sheetCode: 'main', objectId: id }).toString()}`;
}

/** The pages whose scripts are weighed: the dashboard first, then the form, then what is loaded when it is asked for. */
export async function pagesToWeigh(
  portal: TemporaryPortal,
  token: string,
  {
    stored,
    record,
    draft,
  }: { readonly stored: PageToLoad['stored']; readonly record: BizRecord; readonly draft: BizRecord },
): Promise<Readonly<Record<string, PageToLoad>>> {
  const { url } = portal;
  const found = await post<{ content: readonly { id: string }[] }>(portal, token, '/api/workflow/instances/search', {
    order: 'newest',
    page: 0,
    size: 10,
  });
  const instance = found.content[0]?.id ?? '';
  const at = (path: string, ready: string): PageToLoad => ({ url: `${url}${path}`, ready, stored: stored ?? {} });
  return {
    dashboard: at('/portal-page', 'main a[href^="/application/"]'),
    read: { url: formUrl(portal, record), ready: '[data-property="Field0"]', stored: stored ?? {} },
    fill: { url: formUrl(portal, draft), ready: firstField, stored: stored ?? {} },
    track: at(`/from/workflow-track/${instance}/-/`, '.bjs-container svg'),
    design: at('/design?workflowCode=expenseApproval', '.bjs-container svg'),
  };
}
