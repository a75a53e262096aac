import type { Property } from '@portico/shared-kit/fields';
import { localised } from '@portico/shared-kit/i18n';
import { type Label, participantKinds } from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { emptyValue, namelessOf, unknownKind, wordsOfSetting, wordsOfType } from './element.texts.ts';
import { bpmnModdle, childOf, childrenOf, textOf } from './moddle.ts';
import type { TemplateProblem } from './template-problem.ts';
import { unreadableWords } from './unreadable.texts.ts';

type Labels = ReadonlyMap<string, Label>;
type Params = Readonly<Record<string, string | number>>;

/**
 * Findings about a diagram with elements by their names, and by their kinds where they have none, and with settings and
 * kinds as the designer calls them, each in both languages. `ruleCode` is the setting as the diagram calls it.
 */
export async function problemsInWords(
  problems: readonly TemplateProblem[],
  bpmn: string,
  properties: readonly Property[] = [],
): Promise<TemplateProblem[]> {
  if (problems.length === 0) return [];
  const labels = await labelsIn(bpmn);
  const items = new Map(properties.map((each) => [each.code, inBoth(each.name, each.name_i18n)]));
  return problems.map((each) => ({ ...each, params: spoken(each, labels, items) }));
}

function spoken({ name, params, elementId }: TemplateProblem, labels: Labels, items: Labels): Params {
  const label = elementId === null ? undefined : labels.get(elementId);
  const { type, rule, kind, field, elements, value, reason } = params;
  return {
    ...params,
    ...(label !== undefined && 'element' in params ? told('element', label) : {}),
    ...(typeof type === 'string' ? told('type', wordsOfType(type)) : {}),
    ...(typeof rule === 'string'
      ? { ruleCode: rule, ...told('rule', withItem(wordsOfSetting(rule), rule, items)) }
      : {}),
    ...(typeof kind === 'string' ? told('kind', wordsOfKind(kind)) : {}),
    ...(typeof field === 'string' ? told('field', items.get(field) ?? same(field)) : {}),
    ...(name === 'templateUnreadable' && typeof reason === 'string' ? unreadableWords(reason) : {}),
    ...(typeof elements === 'string' ? told('elements', listed(elements, labels)) : {}),
    ...(typeof value === 'string' ? told('value', labels.get(value) ?? (value === '' ? emptyValue : same(value))) : {}),
  };
}

const same = (text: string): Label => ({ zh: text, en: text });

function told(param: string, { zh, en }: Label): Params {
  return { [param]: zh, ...(zh === en ? {} : { [`${param}_i18n`]: JSON.stringify({ en }) }) };
}

function withItem(words: Label, rule: string, items: Labels): Label {
  const [code = ''] = rule.split(' ');
  const item = items.get(code);
  return item === undefined ? words : { zh: words.zh.replace(code, item.zh), en: words.en.replace(code, item.en) };
}

function wordsOfKind(kind: string): Label {
  return Object.hasOwn(participantKinds, kind)
    ? participantKinds[kind as keyof typeof participantKinds].label
    : unknownKind;
}

function listed(elements: string, labels: Labels): Label {
  const each = elements.split(', ').map((id) => labels.get(id) ?? same(id));
  return { zh: each.map(({ zh }) => zh).join('、'), en: each.map(({ en }) => en).join(', ') };
}

const inBoth = (name: string, i18n: string | null | undefined): Label => ({
  zh: localised(name, i18n, 'zh'),
  en: localised(name, i18n, 'en'),
});

/** Returns the names of the elements of a diagram as people see them, by id; empty where it cannot be read. */
async function labelsIn(bpmn: string): Promise<Labels> {
  try {
    const { rootElement } = await bpmnModdle().fromXML(bpmn);
    const elements = childrenOf(rootElement, 'rootElements').flatMap(allIn);
    return new Map(elements.map((element) => [textOf(element, 'id'), labelOf(element)]));
  } catch {
    return new Map();
  }
}

const allIn = (element: ModdleElement): ModdleElement[] => [
  element,
  ...childrenOf(element, 'flowElements').flatMap(allIn),
];

function labelOf(element: ModdleElement): Label {
  const name = textOf(element, 'name');
  if (name !== '') return { zh: name, en: textOf(element, 'portico:nameEn') || name };
  const [source, target] = [childOf(element, 'sourceRef'), childOf(element, 'targetRef')];
  if (source !== null && target !== null) {
    const [from, to] = [labelOf(source), labelOf(target)];
    return { zh: `${from.zh} → ${to.zh}`, en: `${from.en} → ${to.en}` };
  }
  return namelessOf(element.$type.replace(/^bpmn:/, ''));
}
