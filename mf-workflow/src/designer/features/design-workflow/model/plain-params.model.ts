import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { labelOf, participantKinds } from '@portico/shared-kit/workflow';
import { canvasTexts } from '../canvas.texts.ts';
import { propertyWords } from '../versions/change-words.model.ts';

type Params = DesignProblem['params'];

interface ProblemContext {
  readonly locale: Locale;
  readonly properties: readonly Property[];
  /** Label of the element that the problem is about; null where it is none of the diagram. */
  readonly element: string | null;
}

/** Returns the parameters of a problem in words of the reader: elements, settings, kinds of people and fields instead of their codes. */
export function plainParams(params: Params, { locale, properties, element }: ProblemContext): Params {
  const itemName = (code: string) => {
    const item = properties.find((property) => property.code === code);
    return item === undefined ? code : propertyName(item, locale);
  };
  const plain: Readonly<Record<string, (text: string) => string>> = {
    element: (text) => element ?? text,
    rule: (text) => propertyWords(text.replaceAll(' ', '.'), locale),
    kind: (text) => (text in participantKinds ? labelOf(participantKinds, text, locale) : text),
    value: (text) => (text === '' ? canvasTexts.t(locale, 'nothing') : text),
    field: itemName,
  };
  const entries = Object.entries(params)
    .filter(([name]) => name !== 'element_i18n' || element === null)
    .map(([name, value]) => {
      const of = Object.hasOwn(plain, name) ? plain[name] : undefined;
      return [name, of === undefined || typeof value !== 'string' ? value : of(value)] as const;
    });
  return Object.fromEntries(entries);
}
