import type { Locale } from '@portico/shared-kit/i18n';
import type { ElementFacts } from './element-facts.model.ts';
import { isDrawnOnly } from './node-kinds.model.ts';

type LabelledElement = Pick<ElementFacts, 'id' | 'name' | 'kind'> &
  Partial<Pick<ElementFacts, 'nameEn' | 'flow' | 'pool' | 'type'>>;

/** The name of an element in the language of its reader; empty where it has none. */
export function nameIn({ name, nameEn = '' }: Pick<LabelledElement, 'name' | 'nameEn'>, locale: Locale): string {
  return locale === 'en' && nameEn !== '' ? nameEn : name;
}

/** Returns the function that labels an element for people: its name; for a flow the nodes that it joins; else its kind and its code. */
export function labelIn(
  elements: readonly ElementFacts[],
  locale: Locale,
  kindWords: (kind: NonNullable<ElementFacts['kind']> | 'pool' | 'drawn' | 'other') => string,
): (element: LabelledElement) => string {
  const byId = new Map(elements.map((each) => [each.id, each]));
  const label = (element: LabelledElement): string => {
    const { id, kind, flow } = element;
    const name = nameIn(element, locale);
    if (name !== '') return name;
    if (kind === 'process') return kindWords(kind);
    const [source, target] = flow ? [byId.get(flow.source), byId.get(flow.target)] : [];
    if (source !== undefined && target !== undefined) return `${label(source)} → ${label(target)}`;
    const foreign = element.pool == null ? (isDrawnOnly(element.type ?? '') ? 'drawn' : 'other') : 'pool';
    return `${kindWords(kind ?? foreign)} ${id}`;
  };
  return label;
}
