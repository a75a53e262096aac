import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { withFilterTexts } from '@portico/shared-kit/filters';
import type { Permission } from '@portico/shared-kit/permissions';
import { type MarkTexts, textsOfMark } from './mark-texts.model.ts';
import { instancesPath, workItemsPath } from './work-list.model.ts';

/**
 * Returns the path of the list of what is behind a mark; `at` are the indexes of its members. Null where a list cannot be
 * narrowed to just these: a wider list would say something else than the mark.
 */
export function listPath(
  data: ChartData,
  at: readonly number[],
  can: (permission: Permission) => boolean,
): string | null {
  const texts = textsOfMark(data, at);
  if (texts === null) return null;
  const { schemaCode } = data.source;
  if (schemaCode === '$workItems') return workItemsPath(texts, can);
  return schemaCode === '$workflowInstances' ? instancesPath(texts, can) : recordsPath(data, texts);
}

function recordsPath({ source: { appCode, schemaCode } }: ChartData, texts: MarkTexts): string | null {
  if (appCode === null) return null;
  const query = withFilterTexts(new URLSearchParams(), Object.fromEntries(texts)).toString();
  return `/application/${appCode}/application-list/${schemaCode}${query === '' ? '' : `?${query}`}`;
}
