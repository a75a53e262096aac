/** Members of an element of a BPMN file that the designer reads, as bpmn-js and bpmn-moddle hold it. */
export interface Moddle {
  readonly $type: string;
  readonly $parent?: Moddle;
  readonly $attrs?: Readonly<Record<string, unknown>>;
  readonly $descriptor?: { readonly properties: readonly { readonly name: string }[] };
  get(property: string): unknown;
}

/** Makes an element of a type with what it holds. */
export type CreateModdle = (type: string, properties: Readonly<Record<string, unknown>>) => Moddle;

/** A text attribute; empty where the element has none. */
export function textOf(element: Moddle | null, property: string): string {
  const value = element?.get(property);
  return typeof value === 'string' ? value.trim() : '';
}

/** A child or a referenced element; null where there is none. */
export function childOf(element: Moddle | null, property: string): Moddle | null {
  const value = element?.get(property);
  return isModdle(value) ? value : null;
}

/** The elements of a list; empty where there is none. */
export function childrenOf(element: Moddle | null, property: string): readonly Moddle[] {
  const value = element?.get(property);
  return Array.isArray(value) ? value.filter(isModdle) : [];
}

/** Our extension element of a type; null where another tool wrote the file. */
export function extensionOf(element: Moddle, type: string): Moddle | null {
  return childrenOf(childOf(element, 'extensionElements'), 'values').find(({ $type }) => $type === type) ?? null;
}

/** The extension elements of an element with one of ours put in the place of the one before; those of others stay. */
export function withExtension(create: CreateModdle, element: Moddle, ours: Moddle): Moddle {
  const others = childrenOf(childOf(element, 'extensionElements'), 'values').filter(
    ({ $type }) => $type !== ours.$type,
  );
  return create('bpmn:ExtensionElements', { values: [...others, ours] });
}

/** A copy of one of our elements with some of its properties changed; what is undefined is left out. */
export function changed(
  create: CreateModdle,
  type: string,
  before: Moddle | null,
  changes: Readonly<Record<string, unknown>>,
): Moddle {
  const names = before?.$descriptor?.properties.map(({ name }) => name.replace(/^portico:/, '')) ?? [];
  const kept = names.map((name) => [name, before?.get(name)] as const).filter(([, value]) => !isNothing(value));
  const all = Object.entries({ ...before?.$attrs, ...Object.fromEntries(kept), ...changes });
  return create(type, Object.fromEntries(all.filter(([, value]) => !isNothing(value))));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isModdle(value: unknown): value is Moddle {
  return typeof value === 'object' && value !== null && '$type' in value;
}
