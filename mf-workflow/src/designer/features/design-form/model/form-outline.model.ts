import type { OutlineNode } from '@portico/shared-kit/designer';
import type { Direction } from '@portico/shared-kit/designer/editing';
import type { LaidSection, Layout } from './layout.model.ts';
import { formTarget, type SelectionTarget, targetId } from './selection-target.model.ts';

/** Part of a form in its outline. */
export interface FormOutlineNode extends OutlineNode {
  readonly target: SelectionTarget;
  readonly children: readonly FormOutlineNode[];
}

/** The outline of a form: what stands above the tabs, then the tabs, each with its sections and their fields. */
export function formOutline({ parts }: Layout, nameOf: (target: SelectionTarget) => string): FormOutlineNode {
  const node = (target: SelectionTarget, children: readonly FormOutlineNode[] = []): FormOutlineNode => ({
    id: targetId(target),
    label: nameOf(target),
    target,
    children,
  });
  const sectionNode = ({ key, items }: LaidSection) =>
    node(
      { kind: 'section', key },
      items.map((code) => node({ kind: 'item', code })),
    );
  return node(
    formTarget,
    parts.flatMap(({ tab, sections }) => {
      const inside = sections.map(sectionNode);
      return tab === null ? inside : [node({ kind: 'tab', code: tab.code }, inside)];
    }),
  );
}

/** Returns the direction in which a target goes up or down in the outline: fields stand in columns, one after the other. */
export function outlineDirection({ kind }: SelectionTarget, direction: 'up' | 'down'): Direction {
  if (kind !== 'item') return direction;
  return direction === 'up' ? 'left' : 'right';
}
