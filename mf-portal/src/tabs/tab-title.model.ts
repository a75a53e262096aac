/** Weight that a tab shows of its title, and above which a tooltip has all of it (portal spec, sections 5 and 9). */
const limits = { shown: 30, withoutTooltip: 22 } as const;

/** The weight of a character: ASCII counts 1, any other 2 (portal spec, section 5). */
const weightOf = (character: string) => ((character.codePointAt(0) ?? 0) < 128 ? 1 : 2);

/** A title as its tab has it. */
export interface TabTitle {
  /** The title, cut to the weight that is shown. */
  readonly text: string;
  /** The whole title for a tooltip; null where it is short enough without. */
  readonly tooltip: string | null;
}

/** Cuts the title of a tab to a weight of 30, with a tooltip above 22 (portal spec, section 5). */
export function tabTitle(title: string): TabTitle {
  let weight = 0;
  let text = '';
  for (const character of title) {
    weight += weightOf(character);
    if (weight <= limits.shown) text += character;
  }
  return { text, tooltip: weight > limits.withoutTooltip ? title : null };
}
