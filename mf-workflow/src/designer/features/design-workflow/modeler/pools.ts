import { childOf, type Moddle, textOf } from '../model/moddle.model.ts';
import { processesAround } from '../model/pools.model.ts';
import type { DiagramElement, GetService } from './services.ts';

/** The process of an element that stands for one: the process itself, or its pool. */
export function processOf({ businessObject }: DiagramElement): Moddle {
  return childOf(businessObject, 'processRef') ?? businessObject;
}

/** The element that shows what an id names: a process is shown by its pool. */
export function shownBy(get: GetService, id: string): DiagramElement | undefined {
  const registry = get('elementRegistry');
  const isPool = ({ businessObject }: DiagramElement) => textOf(childOf(businessObject, 'processRef'), 'id') === id;
  return registry.get(id) ?? registry.find(isPool);
}

/** Makes one process of the file the one that is executed. */
export function runProcess(get: GetService, id: string): void {
  const root = get('canvas').getRootElement();
  for (const process of processesAround(root.businessObject)) {
    const isExecutable = textOf(process, 'id') === id;
    const shown = shownBy(get, textOf(process, 'id')) ?? root;
    if (process.get('isExecutable') !== isExecutable)
      get('modeling').updateModdleProperties(shown, process, { isExecutable });
  }
}
