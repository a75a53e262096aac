import { mix } from './colour.model.ts';
import { type OptionColour, optionColours } from '../../contract/option-colours.ts';
import { optionTexts, surfaces } from './surfaces.ts';
import { type Outward, type ThemeName, themes } from './themes.ts';

type OptionVariable = `--portico-option-${OptionColour}${'' | '-bg'}`;

/** The CSS variables of our own, for what antd has no token for. Values are `#rrggbb`. */
export type PorticoVariables = Readonly<
  Record<
    | '--portico-header-bg'
    | '--portico-header-text'
    | '--portico-header-text-quiet'
    | '--portico-header-line'
    | '--portico-aside-bg'
    | '--portico-aside-active-bg'
    | '--portico-aside-active-text'
    | '--portico-row-hover'
    | '--portico-row-selected'
    | '--portico-row-selected-hover'
    | '--portico-grid-head-bg'
    | '--portico-mark-draft'
    | '--portico-mark-processing'
    | '--portico-skeleton'
    | '--portico-focus'
    | OptionVariable,
    string
  >
>;

/** The values of our CSS variables in a theme and appearance. */
export function porticoVariables(name: ThemeName, outward: Outward): PorticoVariables {
  const base = surfaces[outward];
  const accent = themes[name].accent[outward];
  return {
    '--portico-header-bg': base.container,
    '--portico-header-text': base.text,
    '--portico-header-text-quiet': base.textSecondary,
    '--portico-header-line': base.borderQuiet,
    '--portico-aside-bg': base.container,
    '--portico-aside-active-bg': mix(accent, base.container, 0.1),
    '--portico-aside-active-text': accent,
    '--portico-row-hover': mix(base.text, base.container, 0.03),
    '--portico-row-selected': mix(accent, base.container, 0.07),
    '--portico-row-selected-hover': mix(accent, base.container, 0.1),
    '--portico-grid-head-bg': mix(base.text, base.container, 0.04),
    '--portico-mark-draft': base.textTertiary,
    '--portico-mark-processing': base.info,
    '--portico-skeleton': mix(base.text, base.container, 0.08),
    '--portico-focus': accent,
    ...optionVariables(outward),
  };
}

/** Each colour of options as text, on a pale ground of itself. */
function optionVariables(outward: Outward): Readonly<Record<OptionVariable, string>> {
  const { container } = surfaces[outward];
  const pairs = optionColours.flatMap((colour) => {
    const text = optionTexts[outward][colour];
    return [
      [`--portico-option-${colour}`, text],
      [`--portico-option-${colour}-bg`, mix(text, container, 0.1)],
    ];
  });
  return Object.fromEntries(pairs) as Record<OptionVariable, string>;
}
