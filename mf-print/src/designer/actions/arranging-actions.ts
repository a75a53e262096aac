import { alignRects, distributeRects, equalRects, type Rects } from '../model/arrange.model.ts';
import { contentOf, inTenths, leastSizeOf, rectOf } from '../model/geometry.model.ts';
import { selectedElements } from '../model/template-designer-state.model.ts';
import type { TemplateDraft, TemplateElement } from '../model/template-draft.model.ts';
import {
  elementsOf,
  moveElements,
  moveToPage,
  pageOf,
  putRects,
  stackElements,
} from '../model/template-edits.model.ts';
import type { TemplateDesignerContext } from '../template-designer.ts';
import type { SpokenChanges } from './spoken-changes.ts';
import type { Distance, TemplateActions } from './template-actions.ts';

/** Returns the actions that move, size, align and stack elements. */
export function arrangingActions(
  { template, state }: TemplateDesignerContext,
  say: SpokenChanges,
): Pick<
  TemplateActions,
  'move' | 'resize' | 'putRects' | 'moveToPage' | 'align' | 'distribute' | 'equalise' | 'stack'
> {
  const ids = selectedElements(template, state.selected);
  const rects = (): Rects => {
    const elements = elementsOf(template, ids);
    return new Map(ids.flatMap((id) => elements.filter((each) => each.id === id).map((each) => [id, rectOf(each)])));
  };
  const arrange = (next: Rects) => say.change('align', putRects(template, next), ids);
  const together = (kind: 'move' | 'resize', document: TemplateDraft, of: readonly string[]) =>
    say.change(kind, document, of, { setting: `${kind} ${of.join(' ')}` });
  return {
    move: (of, by) => together('move', moveElements(template, of, by), of),
    resize: (of, by) => together('resize', putRects(template, resized(elementsOf(template, of), by)), of),
    putRects: (kind, next) => say.change(kind, putRects(template, next), [...next.keys()]),
    moveToPage: (pageId, next) => say.change('moveToPage', moveToPage(template, pageId, next), [...next.keys()]),
    align(alignment) {
      const page = pageOf(template, ids[0] ?? '');
      if (page !== undefined) arrange(alignRects(rects(), alignment, contentOf(page.settings)));
    },
    distribute: (way) => arrange(distributeRects(rects(), way)),
    equalise: (side) => arrange(equalRects(rects(), side)),
    stack: (to) => say.change('stack', stackElements(template, ids, to), ids),
  };
}

function resized(elements: readonly TemplateElement[], { x, y }: Distance): Rects {
  return new Map(
    elements.map((element) => {
      const rect = rectOf(element);
      const least = leastSizeOf(element);
      const width = inTenths(Math.max(least.width, rect.width + x));
      const height = inTenths(Math.max(least.height, rect.height + y));
      return [element.id, { ...rect, width, height }];
    }),
  );
}
