/** Content of a file that is not in another one: an element, what is drawn of one, a foreign attribute, or remarks. */
export interface LostContent {
  readonly what: 'element' | 'drawing' | 'attribute' | 'comments';
  /** The tag or the attribute; for remarks their number. */
  readonly tag: string;
  /** The name of the element, or its id; empty where it has neither. */
  readonly name: string;
}

const drawingNamespace = /\/spec\/(BPMN\/\d+\/DI|DD\/)/;
/** Elements that only repeat the ends of sequence flows. */
const repeated: readonly string[] = ['incoming', 'outgoing'];

/** Returns everything of a file that another one does not have, each once: what stands in something lost is part of it. */
export function lostContent(before: string, after: string): readonly LostContent[] {
  const [source, result] = [before, after].map((text) => new DOMParser().parseFromString(text, 'text/xml'));
  if (source === undefined || result === undefined) return [];
  const names = namesIn(source);
  const there = countKeys(result);
  const lost: LostContent[] = [];
  const visit = (element: Element, key: string) => {
    const counted = there.get(key);
    if (counted === undefined || counted.count === 0) {
      if (!repeated.includes(element.localName)) lost.push(lostElement(element, names));
      return;
    }
    counted.count -= 1;
    for (const name of foreignAttributes(element))
      if (!counted.attributes.has(name)) lost.push({ what: 'attribute', tag: name, name: nameOf(element, names) });
    for (const child of element.children) visit(child, keyOf(child, key));
  };
  visit(source.documentElement, keyOf(source.documentElement, ''));
  const remarks = commentsIn(source) - commentsIn(result);
  return remarks > 0 ? [...lost, { what: 'comments', tag: String(remarks), name: '' }] : lost;
}

/** Tells an element from all others: by its id, by what it draws, or by where it stands. */
function keyOf(element: Element, parent: string): string {
  const id = element.getAttribute('id') ?? '';
  const drawn = element.getAttribute('bpmnElement') ?? '';
  if (id !== '') return `${element.localName}#${id}`;
  return drawn === '' ? `${parent}/${element.localName}` : `${element.localName}@${drawn}`;
}

interface Counted {
  count: number;
  readonly attributes: ReadonlySet<string>;
}

function countKeys(document: XMLDocument): ReadonlyMap<string, Counted> {
  const keys = new Map<string, Counted>();
  const visit = (element: Element, key: string) => {
    const known = keys.get(key);
    const attributes = new Set([...(known?.attributes ?? []), ...foreignAttributes(element)]);
    keys.set(key, { count: (known?.count ?? 0) + 1, attributes });
    for (const child of element.children) visit(child, keyOf(child, key));
  };
  visit(document.documentElement, keyOf(document.documentElement, ''));
  return keys;
}

function foreignAttributes(element: Element): readonly string[] {
  return [...element.attributes]
    .filter(({ prefix }) => prefix !== null && prefix !== 'xmlns' && prefix !== 'xsi')
    .map(({ name }) => name);
}

function namesIn(document: XMLDocument): ReadonlyMap<string, string> {
  const named = [...document.querySelectorAll('[id]')];
  return new Map(named.map((each) => [each.getAttribute('id') ?? '', each.getAttribute('name') ?? '']));
}

function nameOf(element: Element, names: ReadonlyMap<string, string>): string {
  const drawn = element.getAttribute('bpmnElement') ?? '';
  const id = drawn || (element.getAttribute('id') ?? '');
  return names.get(id) || element.getAttribute('name') || id;
}

function lostElement(element: Element, names: ReadonlyMap<string, string>): LostContent {
  const isDrawing = drawingNamespace.test(element.namespaceURI ?? '');
  return { what: isDrawing ? 'drawing' : 'element', tag: element.localName, name: nameOf(element, names) };
}

function commentsIn(document: XMLDocument): number {
  const walk = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (walk.nextNode() !== null) count += 1;
  return count;
}
