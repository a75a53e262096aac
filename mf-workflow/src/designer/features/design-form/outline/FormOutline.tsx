import { Outline } from '@portico/shared-kit/designer';
import { hasKind } from '@portico/shared-kit/fields';
import { KindIcon } from '@portico/shared-kit/fields/palette';
import { FileTextOutlined, FolderOutlined, ProfileOutlined } from '@portico/shared-kit/ui/icons';
import { useEffect } from 'react';
import { useFormDesigner } from '../form-designer.tsx';
import { formOutline, type FormOutlineNode, outlineDirection } from '../model/form-outline.model.ts';
import { stepOf } from '../model/form-designer-state.model.ts';
import { type SelectionTarget, targetId } from '../model/selection-target.model.ts';

/** The form as a tree of its tabs, sections and fields. */
export function FormOutline() {
  const { layout, state, isReadOnly, dispatch, nameOf } = useFormDesigner();
  const root = formOutline(layout, nameOf);
  const selectedId = targetId(state.selected);
  useEffect(() => showOnCanvas(selectedId), [selectedId]);
  const targetOf = (id: string) => findNode(root, id)?.target;
  const select = (id: string) => {
    const target = targetOf(id);
    if (target !== undefined) dispatch({ type: 'select', target });
  };
  const move = (id: string, direction: 'up' | 'down') => {
    const target = targetOf(id);
    if (target !== undefined) dispatch({ type: 'move', target, direction: outlineDirection(target, direction) });
  };
  const canMove = (id: string, direction: 'up' | 'down') => {
    const target = targetOf(id);
    return target !== undefined && stepOf(layout, target, outlineDirection(target, direction)) !== layout;
  };
  return (
    <Outline
      nodes={[root]}
      selectedId={selectedId}
      renderIcon={({ target }) => <TargetIcon target={target} />}
      onSelect={select}
      onMove={isReadOnly ? null : move}
      canMove={canMove}
    />
  );
}

function TargetIcon({ target }: { readonly target: SelectionTarget }) {
  const { propertyOf } = useFormDesigner();
  if (target.kind === 'form') return <FileTextOutlined />;
  if (target.kind === 'tab') return <FolderOutlined />;
  if (target.kind === 'section') return <ProfileOutlined />;
  const property = propertyOf(target.code);
  return property !== undefined && hasKind(property.propertyType) ? (
    <KindIcon propertyType={property.propertyType} />
  ) : null;
}

function findNode(node: FormOutlineNode, id: string): FormOutlineNode | null {
  if (node.id === id) return node;
  for (const child of node.children) {
    const found = findNode(child, id);
    if (found !== null) return found;
  }
  return null;
}

/** Brings what is selected into sight on the canvas; the focus stays. */
function showOnCanvas(id: string): void {
  const targets = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  targets.find(({ dataset }) => dataset['target'] === id)?.scrollIntoView?.({ block: 'nearest' });
}
