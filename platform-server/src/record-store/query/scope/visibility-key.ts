import type { RowLevelPolicy } from './scope.ts';

/** Returns a value that tells users apart who see different names of records of other models. */
export function visibilityKey(referencedModels: RowLevelPolicy['referencedModels']): unknown {
  if (referencedModels === 'all') return referencedModels;
  return [...referencedModels].map(([code, { policy }]) => [
    code,
    policy.view,
    [...policy.fields.visible],
    visibilityKey(policy.referencedModels),
  ]);
}
