import type { TSchema } from 'typebox';
import { Document, isCollection, isPair, isScalar, isSeq } from 'yaml';

/** A collection that fits into so many characters stands on one line. */
const shortLine = 105;
const longestLine = 120;
/** In this order before everything else where no schema gives one. */
const firstMembers = ['id', 'eleType', 'code', 'value', 'name', 'name_i18n', 'type', 'version'];

/**
 * A value as YAML that people read and `positionedFile` reads back as the same: members in the order of the schema,
 * short collections on one line, names in other languages as maps. The same value makes the same text.
 */
export function yamlText(value: unknown, schema?: TSchema): string {
  const document = new Document(inOrder(value, schema), { aliasDuplicateObjects: false });
  if (isCollection(document.contents)) for (const item of document.contents.items) widthOf(item);
  return document.toString({ lineWidth: longestLine });
}

interface Shape {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
}

/** Without members that are undefined; names in other languages become maps where that says the same. */
function inOrder(value: unknown, schema: TSchema | undefined): unknown {
  const { properties, items } = (schema ?? {}) as Shape;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, items));
  if (typeof value !== 'object' || value === null) return value;
  const order = properties === undefined ? firstMembers : Object.keys(properties);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([left], [right]) => place(left) - place(right) || (left < right ? -1 : 1));
  return new Map(
    members.map(([key, member]: [string, unknown]) => {
      const names = key.endsWith('_i18n') && typeof member === 'string' ? namesOf(member) : null;
      return [key, names ?? inOrder(member, properties?.[key])] as const;
    }),
  );
}

/** The map that a JSON text holds; null where reading it back would not make the very same text. */
function namesOf(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMapping && JSON.stringify(value) === text ? value : null;
  } catch {
    return null;
  }
}

/**
 * Returns the width of a node on one line; those that are narrow enough are put on one. A list of collections has a
 * line for each.
 */
function widthOf(node: unknown): number {
  if (isPair(node)) return widthOf(node.key) + 2 + widthOf(node.value);
  if (isScalar(node)) {
    const text = String(node.value);
    return /[\n\r]/.test(text) ? Infinity : text.length;
  }
  if (!isCollection(node)) return 0;
  const widths = node.items.map((item: unknown) => widthOf(item) + 2);
  const isList = isSeq(node) && node.items.some((item) => isCollection(item) && item.items.length > 0);
  const width = isList ? Infinity : widths.reduce((sum, each) => sum + each, 4);
  node.flow = width <= shortLine;
  return width;
}
