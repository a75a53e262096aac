import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { TreePart } from '@portico/shared-kit/contract/records.schema';
import { circleLimit } from '@portico/shared-kit/contract/tree-limits';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import {
  missingProperty,
  type ModelColumn,
  type ModelTable,
  readCircles,
  type RootsOf,
} from '../../../record-store/index.ts';
import { holdsRecordOf, type Model } from '../../models/index.ts';
import type { RecordQuery } from './query-form.ts';

/** Returns the roots that are asked for, as their reader sees them; undefined where a query asks for no tree. */
export function rootsOf(table: ModelTable, tree: TreePart | undefined, locale: Locale): RootsOf | undefined {
  if (tree === undefined) return undefined;
  const parent = table.columns.get(tree.parentPropertyCode);
  if (parent === undefined) throw missingProperty(table, tree.parentPropertyCode, locale);
  requireParent(table, parent);
  return tree.part === 'roots' ? { parent, except: tree.except ?? [] } : undefined;
}

/** Returns a key that tells apart the roots that selections ask for; null for none. */
export function rootsKey({ roots }: { readonly roots?: RootsOf | undefined }): unknown {
  return roots === undefined ? null : [roots.parent.code, roots.except];
}

/** Returns the query of the records in circles by their ids where it asks for them; others as they are. */
export async function partOfTree(
  db: Database,
  corpId: string,
  { model: { table }, input }: { readonly model: Model; readonly input: RecordQuery },
): Promise<RecordQuery> {
  const parent = input.tree?.part === 'circles' ? table.columns.get(input.tree.parentPropertyCode) : undefined;
  if (parent === undefined) return input;
  requireParent(table, parent);
  const ids = await readCircles(db, { table, corpId, parent });
  return { ...input, objectIds: ids.slice(0, circleLimit).map(asRecordId) };
}

function requireParent({ schemaCode }: ModelTable, { property }: ModelColumn): void {
  if (!holdsRecordOf(schemaCode, property)) throw appError('requestInvalid', { detail: `tree ${property.code}` });
}
