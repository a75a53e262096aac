import type { ReactNode } from 'react';
import type { ConditionOperator } from '../../filters/condition-groups.ts';

/** Properties that the groups of one editor share. */
export interface BuilderContext<T> {
  readonly maxDepth: number;
  readonly maxConditions: number;
  readonly isFull: boolean;
  renderCondition(condition: T, onChange: (condition: T) => void): ReactNode;
  onCondition(key: number, condition: T): void;
  onJoin(key: number, join: ConditionOperator): void;
  onAddCondition(key: number): void;
  onAddGroup(key: number): void;
  onRemove(key: number, next: number | null): void;
}
