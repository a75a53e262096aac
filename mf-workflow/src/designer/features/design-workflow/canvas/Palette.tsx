import { Tooltip } from 'antd';
import { canvasTexts } from '../canvas.texts.ts';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { endKinds, type NodeKind, nodeKinds, paletteKinds } from '../model/node-kinds.model.ts';
import styles from './Canvas.module.css';

/** Palette of the nodes that can be drawn: a pressed one comes after the selection, a dragged one where it is dropped. */
export function Palette() {
  const t = canvasTexts.useT();
  const { state, diagram, edits } = useWorkflowDesigner();
  if (edits === null) return null;
  const selected = state.elements.find(({ id }) => id === state.selectedIds[0]);
  const isNode = selected?.kind !== 'flow' && selected?.kind !== 'process' && selected?.kind != null;
  const add = (kind: NodeKind) => {
    const canFollow = isNode && kind !== 'start' && !endKinds.includes(selected.kind);
    diagram.select(edits.add(kind, canFollow ? selected.id : null));
  };
  return (
    <div className={styles.palette} role="toolbar" aria-orientation="vertical" aria-label={t('palette')}>
      {paletteKinds.map((kind) => (
        <Tooltip key={kind} title={t('paletteHint')} placement="right" mouseEnterDelay={0.8}>
          <button
            type="button"
            className={styles.tool}
            draggable
            onClick={() => add(kind)}
            onDragStart={(event) => {
              event.preventDefault();
              diagram.drag(kind, event.nativeEvent);
            }}
          >
            <span className={nodeKinds[kind].icon} aria-hidden="true" />
            {t(`kind.${kind}`)}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
