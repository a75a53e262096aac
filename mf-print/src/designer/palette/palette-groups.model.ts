import type { Property } from '@portico/shared-kit/contract/models.schema';
import { hasKind } from '@portico/shared-kit/fields';
import type { PaletteItem, PlainType } from '../model/new-elements.model.ts';

/** Plain elements, in the order in which they are offered. */
const plainTypes: readonly PlainType[] = [
  'title',
  'text',
  'picture',
  'line',
  'box',
  'barcode',
  'qrCode',
  'workflowLog',
  'signature',
  'opinion',
];

/** Entry of the palette, with those below it. */
export interface PaletteNode {
  readonly id: string;
  readonly item: PaletteItem;
  /** Columns of a sub-table. */
  readonly children: readonly PaletteNode[];
}

/** Group of the palette. */
export type PaletteGroup = 'elements' | 'fields' | 'tables' | 'systemFields';

/** Returns the entries of the palette in their groups; those that a text finds where there is one. */
export function paletteGroups(
  properties: readonly Property[],
  sought: string,
  wordsOf: (item: PaletteItem) => string,
): readonly { readonly group: PaletteGroup; readonly nodes: readonly PaletteNode[] }[] {
  const text = sought.trim().toLowerCase();
  const known = properties.filter(({ propertyType }) => hasKind(propertyType));
  const own = known.filter(({ system }) => system !== true);
  const groups = [
    { group: 'elements' as const, nodes: plainTypes.map((type) => leaf(type, { kind: 'element', type })) },
    { group: 'fields' as const, nodes: own.filter(({ subSchema }) => subSchema === undefined).map(field) },
    { group: 'tables' as const, nodes: own.filter(({ subSchema }) => subSchema !== undefined).map(table) },
    { group: 'systemFields' as const, nodes: known.filter(({ system }) => system === true).map(field) },
  ];
  const isFound = ({ item }: PaletteNode) => wordsOf(item).toLowerCase().includes(text);
  const found = (node: PaletteNode): readonly PaletteNode[] => {
    if (isFound(node)) return [node];
    const children = node.children.filter(isFound);
    return children.length === 0 ? [] : [{ ...node, children }];
  };
  return groups
    .map(({ group, nodes }) => ({ group, nodes: text === '' ? nodes : nodes.flatMap(found) }))
    .filter(({ nodes }) => nodes.length > 0);
}

const leaf = (id: string, item: PaletteItem): PaletteNode => ({ id, item, children: [] });
const field = (property: Property) => leaf(`field ${property.code}`, { kind: 'field', property });

function table(sheet: Property): PaletteNode {
  const columns = (sheet.subSchema?.properties ?? []).filter(({ propertyType }) => hasKind(propertyType));
  const children = columns.map((property) =>
    leaf(`column ${sheet.code} ${property.code}`, { kind: 'column', sheet, property }),
  );
  return { ...field(sheet), children };
}
