import type { DragEvent } from 'react';
import type { PaletteItem } from '../model/new-elements.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { gridStep, snapReach } from '../canvas/canvas-scale.ts';

/** The entry that is dragged: what is dropped cannot be read before it is dropped. */
let dragged: PaletteItem | null = null;

/** Returns the handlers of an entry that can be dragged onto a page. */
export function paletteDrag(item: PaletteItem) {
  return {
    draggable: true,
    onDragStart(event: DragEvent<HTMLElement>) {
      dragged = item;
      event.dataTransfer.effectAllowed = 'copy';
      // Some browsers begin no drag without data.
      event.dataTransfer.setData('text/plain', '');
    },
    onDragEnd() {
      dragged = null;
    },
  };
}

/** Returns the handlers of a page on which entries of the palette are dropped. */
export function usePaletteDrop(pageId: string, scale: number) {
  const { view, isReadOnly } = useTemplateDesigner();
  const { add } = useTemplateActions();
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (dragged === null || isReadOnly) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop(event: DragEvent<HTMLElement>) {
      if (dragged === null || isReadOnly) return;
      event.preventDefault();
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const grid = view.isSnapping ? gridStep : 0.1;
      const near = (pixels: number) => Math.max(0, Math.round(pixels / scale / grid) * grid);
      const at = { left: near(event.clientX - left), top: near(event.clientY - top) };
      add(dragged, { pageId, at, reach: view.isSnapping ? snapReach / scale : 0 });
      dragged = null;
    },
  };
}
