import type { Locale } from '@portico/shared-kit/i18n';
import { drawWithRoom } from '../../../../diagram-labels/label-room.ts';
import { type Moddle, textOf } from '../model/moddle.model.ts';
import type { DiagramElement, GetService, RenderEvent } from './services.ts';

/** Before bpmn-js' own, which is asked at 1000. */
const priority = 1500;
const english = 'portico:nameEn';

/** Reader of the diagram. */
export interface Reader {
  locale: Locale;
}

/** Returns the words that an English reader sees in place of an element's name; empty where the name is for everybody. */
function englishOf(element: DiagramElement, reader: Reader): string {
  return reader.locale === 'en' ? textOf(element.businessObject, english) : '';
}

/**
 * Draws elements by the names that the reader of the page has, and labels with the room that these need; what is kept
 * of both stays as it is.
 */
export function drawReaderNames(get: GetService, reader: Reader): void {
  get('eventBus').on('render.shape', priority, ({ element, gfx, attrs }: RenderEvent) => {
    if (element === undefined) return undefined;
    const named = element.businessObject as Moddle & { name?: string };
    const own = named.name;
    const name = englishOf(element, reader) || own;
    if (own === undefined || name === undefined || (name === own && !element.labelTarget)) return undefined;
    // bpmn-js asks the element itself while it draws, and nobody else does meanwhile.
    named.name = name;
    try {
      const painter = { renderer: get('bpmnRenderer'), texts: get('textRenderer') };
      return drawWithRoom(painter, element, { gfx, attrs, name });
    } finally {
      named.name = own;
    }
  });
}

/** Lets the reader edit on the canvas the name that is shown there. */
export function editReaderNames(get: GetService, reader: Reader): void {
  const provider = get('labelEditingProvider');
  const activate = provider.activate.bind(provider);
  const update = provider.update.bind(provider);
  provider.activate = (element) => {
    const context = activate(element);
    const name = englishOf(element, reader);
    return context === undefined || name === '' ? context : { ...context, text: name };
  };
  provider.update = (element, text, before, bounds) => {
    if (englishOf(element, reader) === '') update(element, text, before, bounds);
    else setEnglishName(get, element, text.trim());
  };
}

/** Changes what English readers see; a label that stands apart is drawn anew with its element. */
export function setEnglishName(get: GetService, element: DiagramElement, name: string): void {
  const owner = element.labelTarget ?? element;
  get('modeling').updateProperties(owner, { [english]: name || undefined });
  if (owner.label) get('modeling').updateProperties(owner.label, { [english]: name || undefined });
}

/** Draws everything anew, for a reader of another language. */
export function redrawNames(get: GetService): void {
  get('eventBus').fire('elements.changed', {
    elements: get('elementRegistry').filter(({ parent }) => parent !== null),
  });
}
