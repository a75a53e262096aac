import { drawReaderNames } from './reader-names.ts';
import type { GetService } from './services.ts';

const owner = { x: 100, y: 100, width: 50, height: 50 };

/** Draws an element as a reader of a language sees it; returns the widths and names that bpmn-js was given. */
function drawnFor(locale: 'zh' | 'en', element: object) {
  const given: { width: number; name: string }[] = [];
  let draw: (event: object) => unknown = () => undefined;
  const services: Readonly<Record<string, object>> = {
    eventBus: { on: (_event: string, _priority: number, listener: typeof draw) => void (draw = listener) },
    textRenderer: { getExternalLabelBounds: () => ({ ...owner, width: 88 }) },
    bpmnRenderer: {
      drawShape: (_gfx: unknown, { width, businessObject }: { width: number; businessObject: { name: string } }) => {
        given.push({ width, name: businessObject.name });
        return { setAttribute: () => undefined };
      },
    },
  };
  drawReaderNames(((name: string) => services[name]) as GetService, { locale });
  draw({ element });
  return given;
}

const named = { name: '两万元及以内', get: (key: string) => (key === 'portico:nameEn' ? 'Up to 20,000' : undefined) };
const label = { x: 156, y: 110, width: 40, height: 14, labelTarget: owner, businessObject: named };

test('a label has the room that its name needs in Chinese as in English, and keeps its width and name', () => {
  expect(drawnFor('zh', label)).toEqual([{ width: 90, name: '两万元及以内' }]);
  expect(drawnFor('en', label)).toEqual([{ width: 90, name: 'Up to 20,000' }]);
  expect(label.width).toBe(40);
  expect(named.name).toBe('两万元及以内');
});

test('what is named inside its box is left to bpmn-js in Chinese', () => {
  expect(drawnFor('zh', { ...label, labelTarget: null })).toEqual([]);
  expect(drawnFor('en', { ...label, labelTarget: null })).toEqual([{ width: 40, name: 'Up to 20,000' }]);
});
