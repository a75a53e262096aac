import { localised } from '@portico/shared-kit/i18n';

interface LocalisedName {
  readonly name: string;
  readonly name_i18n: string | null;
}

/** Several names as one text, with its English text beside it; '' where there are none. */
export function joinedNames(all: readonly LocalisedName[]): LocalisedName {
  const english = all.map(({ name, name_i18n }) => localised(name, name_i18n, 'en')).join(', ');
  const name = all.map((each) => each.name).join('、');
  return { name, name_i18n: english === name ? null : JSON.stringify({ en: english }) };
}
