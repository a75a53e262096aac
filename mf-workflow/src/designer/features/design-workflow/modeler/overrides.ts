/** Services of bpmn-js that are replaced. */
type Overrides = Record<string, ['value', unknown]>;

interface Translating {
  words(): { translate(text: string): string };
}

/** bpmn-js' own texts in the language of the page. */
export function translations({ words }: Translating): Overrides {
  const translate = (text: string, facts: Readonly<Record<string, string>> = {}) =>
    words()
      .translate(text)
      .replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  return { translate: ['value', translate] };
}

/** bpmn-js' own palette and menus offer much that does not run here. */
export function onlyOurs(options: Translating): Overrides {
  const nothing: Overrides[string] = ['value', null];
  return {
    ...translations(options),
    paletteProvider: nothing,
    contextPadProvider: nothing,
    replaceMenuProvider: nothing,
  };
}
