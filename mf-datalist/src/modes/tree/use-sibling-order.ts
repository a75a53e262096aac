import { loadApiErrorDescription, usePortalDispatch } from '@portico/shared-kit/api';
import { recordsChanged } from '@portico/shared-kit/api/records.api';
import type { ListConfig, OrderBy } from '@portico/shared-kit/contract/models.schema';
import { propertyName, settingsOf } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useOfferUndo } from '../../edit-history/use-turn.ts';
import { useUndoableSave } from '../../edit-history/use-undoable-save.ts';
import type { ValueChange } from '../../edit-history/values-step.ts';
import { mayBeSet } from '../board/board-values.model.ts';
import { orderChanges } from './sibling-order.model.ts';
import { treeTexts } from './tree.texts.ts';
import { nodesOf, type TreeNode } from './tree-nodes.model.ts';
import type { TreeModel } from './use-tree.ts';

/** Records that are saved at most so that one stands elsewhere. */
const mostChanged = 100;

/** The field that keeps the order of a level, where its reader may set it and sees the level in that order. */
function orderProperty({ view, properties }: ListConfig, orderBy: readonly OrderBy[]) {
  const code = view.tree?.orderPropertyCode;
  const property = properties.find((each) => each.code === code);
  const [first] = orderBy;
  const isShown = first?.propertyCode === code && first?.direction === 'asc';
  return property !== undefined && property.visible !== false && mayBeSet(property) && isShown ? property : null;
}

/** Returns the function that puts a row at another place in its level; null where no field keeps the order. */
export function useSiblingOrder({ input, state, onOrder }: TreeModel) {
  const t = treeTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const dispatch = usePortalDispatch();
  const { save, keep } = useUndoableSave();
  const offerUndo = useOfferUndo();
  const property = orderProperty(input.config, input.orderBy);
  const place = useStableCallback(async (node: TreeNode, to: number) => {
    const branch = state.branches.get(node.branch);
    if (property === null || branch === undefined || to === node.index || to < 0 || to >= branch.total) return;
    const { code } = property;
    const { fractionDigits } = settingsOf(property) as { readonly fractionDigits: number | null };
    const siblings = nodesOf(node.branch, branch);
    const rows = siblings.map(({ record }) => record && { id: record.id, value: numberOf(record.data[code]) });
    const changes = orderChanges(rows, { from: node.index, to }, fractionDigits ?? 8);
    if (changes === null || changes.length > mostChanged) {
      toast.warning(t('unordered', { field: propertyName(property, locale) }));
      return;
    }
    onOrder({ branch: node.branch, from: node.index, to });
    const records = new Map(siblings.map(({ key, record }) => [key, record]));
    const saved: ValueChange[] = [];
    try {
      for (const change of changes) {
        const record = records.get(change.id);
        if (!record) continue;
        saved.push((await save({ record, data: { [code]: String(change.value) } })).change);
      }
      offerUndo(t('ordered'), keep(...saved));
    } catch (error) {
      keep(...saved);
      // What was not saved goes back to its place.
      dispatch(recordsChanged(input.config.schemaCode));
      toast.failure(await loadApiErrorDescription(error, locale));
    }
  });
  return property === null ? null : place;
}

function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
