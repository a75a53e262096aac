import { Outline } from '@portico/shared-kit/designer';
import { FileOutlined, FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { ElementIcon } from '../elements/ElementIcon.tsx';
import { isPage, templateTarget } from '../model/template-designer-state.model.ts';
import { findElement, movePage, stackElements } from '../model/template-edits.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';

/** The template as a list of its pages and what stands on them, what lies in front last. */
export function TemplateOutline() {
  const { template, state, isReadOnly, dispatch, nameOf } = useTemplateDesigner();
  const root = {
    id: templateTarget,
    label: nameOf(templateTarget),
    children: template.pages.map(({ settings, elements }) => ({
      id: settings.id,
      label: nameOf(settings.id),
      children: elements.map(({ id }) => ({ id, label: nameOf(id) })),
    })),
  };
  const moved = (id: string, direction: 'up' | 'down') => {
    const at = template.pages.findIndex(({ settings }) => settings.id === id);
    if (at >= 0) return movePage(template, id, direction === 'up' ? at - 1 : at + 1);
    return stackElements(template, [id], direction === 'up' ? 'backward' : 'forward');
  };
  return (
    <Outline
      nodes={[root]}
      selectedId={state.selected.at(-1) ?? templateTarget}
      renderIcon={({ id }) => {
        if (id === templateTarget) return <FileTextOutlined />;
        if (isPage(template, id)) return <FileOutlined />;
        return <ElementIcon type={findElement(template, id)?.element.eleType ?? 'unknown'} />;
      }}
      onSelect={(target) => dispatch({ type: 'select', target: [target] })}
      onMove={isReadOnly ? null : (target, direction) => dispatch({ type: 'move', target: [target], direction })}
      canMove={(id, direction) => moved(id, direction) !== template}
    />
  );
}
