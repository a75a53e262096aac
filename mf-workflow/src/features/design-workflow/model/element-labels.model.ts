import type { ElementFacts } from './element-facts.model.ts';

type Named = Pick<ElementFacts, 'id' | 'name' | 'kind'> & { readonly flow?: ElementFacts['flow'] };

/** How people see an element: its name; what a flow joins; else what it is, and its code. */
export function labelIn(
  elements: readonly ElementFacts[],
  kindWords: (kind: NonNullable<ElementFacts['kind']> | 'other') => string,
): (element: Named) => string {
  const byId = new Map(elements.map((each) => [each.id, each]));
  const label = ({ id, name, kind, flow }: Named): string => {
    if (name !== '') return name;
    if (kind === 'process') return kindWords(kind);
    const [source, target] = flow ? [byId.get(flow.source), byId.get(flow.target)] : [];
    if (source !== undefined && target !== undefined) return `${label(source)} → ${label(target)}`;
    return `${kindWords(kind ?? 'other')} ${id}`;
  };
  return label;
}
