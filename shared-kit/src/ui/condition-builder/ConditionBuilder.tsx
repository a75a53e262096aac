import { type ReactNode, useEffect, useRef, useState } from 'react';
import { allConditions } from '../../filters/condition-groups.ts';
import type { BuilderContext } from './builder-context.ts';
import { ConditionGroupBox } from './ConditionGroupBox.tsx';
import {
  addCondition,
  addGroup,
  type KeyedGroup,
  nextKey,
  removeNode,
  setCondition,
  setJoin,
} from './condition-group.model.ts';

/** Content of the editor, with the function that draws a condition: the editor itself knows only of groups. */
export interface ConditionBuilderProps<T> {
  readonly group: KeyedGroup<T>;
  onChange(group: KeyedGroup<T>): void;
  /** Returns the condition that a new row begins with. */
  newCondition(): T;
  /** Draws the controls of one condition. */
  renderCondition(condition: T, onChange: (condition: T) => void): ReactNode;
  /** The greatest depth of groups, the outermost counted; 3 where it is left out. */
  readonly maxDepth?: number;
  /** The greatest number of conditions; 50 where it is left out. */
  readonly maxConditions?: number;
}

/** Edits conditions in groups of which all, any or none must hold. Whoever uses it says what a condition is. */
export function ConditionBuilder<T>(props: ConditionBuilderProps<T>) {
  const { group, onChange, newCondition, renderCondition, maxDepth = 3, maxConditions = 50 } = props;
  const { ref, focusRow } = useRowFocus();
  const add = (changed: KeyedGroup<T>, row: number) => {
    focusRow(row);
    onChange(changed);
  };
  const context: BuilderContext<T> = {
    maxDepth,
    maxConditions,
    isFull: allConditions(group).length >= maxConditions,
    renderCondition,
    onCondition: (key, condition) => onChange(setCondition(group, key, condition)),
    onJoin: (key, join) => onChange(setJoin(group, key, join)),
    onAddCondition: (key) => add(addCondition(group, key, newCondition()), nextKey(group)),
    // The first row of the group comes right after the group itself.
    onAddGroup: (key) => add(addGroup(group, key, newCondition()), nextKey(group) + 1),
    onRemove: (key, next) => {
      focusRow(next ?? group.key);
      onChange(removeNode(group, key));
    },
  };
  return (
    <div ref={ref}>
      <ConditionGroupBox group={group} depth={1} context={context} />
    </div>
  );
}

/** Leads keys into a row once it is drawn: what was pressed is elsewhere then, or gone. */
function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly key: number } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const row = ref.current?.querySelector(`[data-row="${wanted.key}"]`);
    row?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')?.focus();
  }, [wanted]);
  return { ref, focusRow: (key: number) => setWanted({ key }) };
}
