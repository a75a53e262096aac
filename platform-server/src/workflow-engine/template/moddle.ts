import { porticoModdle } from '@portico/shared-kit/workflow';
import { BpmnModdle, type ModdleElement } from 'bpmn-moddle';

/** A BPMN 2.0 reader and writer that knows our extension elements. */
export function bpmnModdle(): BpmnModdle {
  return new BpmnModdle({ portico: porticoModdle });
}

/** A text attribute of an element; empty when absent. */
export function textOf(element: ModdleElement, property: string): string {
  const value = element.get(property);
  return typeof value === 'string' ? value.trim() : '';
}

/** A child element, for example a referenced node; null when absent or unresolved. */
export function childOf(element: ModdleElement, property: string): ModdleElement | null {
  const value = element.get(property);
  return isElement(value) ? value : null;
}

/** Child elements of a list property; empty when absent. */
export function childrenOf(element: ModdleElement, property: string): readonly ModdleElement[] {
  const value = element.get(property);
  return Array.isArray(value) ? value.filter(isElement) : [];
}

/** Our extension element of this type below an element; null when another tool wrote the file. */
export function extensionOf(element: ModdleElement, type: string): ModdleElement | null {
  const holder = childOf(element, 'extensionElements');
  return holder ? (childrenOf(holder, 'values').find((value) => value.$type === type) ?? null) : null;
}

function isElement(value: unknown): value is ModdleElement {
  return typeof value === 'object' && value !== null && '$type' in value;
}
