import type { SearchInstancesInput } from '@portico/shared-kit/contract/workflow-search.schema';
import type { Platform } from '../../../platform.ts';
import { findCodesOf } from './searchable-workflows.repository.ts';

/** Returns the codes of the workflows that a search is about; undefined for all. */
export async function searchedCodes(
  { connections: { db }, corpId }: Platform,
  { appCodes, workflowCodes }: Pick<SearchInstancesInput, 'appCodes' | 'workflowCodes'>,
): Promise<readonly string[] | undefined> {
  if (appCodes === undefined) return workflowCodes;
  return [...(await findCodesOf(db, corpId, appCodes)), ...(workflowCodes ?? [])];
}
