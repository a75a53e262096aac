import type { ThemeInfo } from '../../contract/system.schema.ts';

/** Light or dark appearance (portal spec, section 3, Theme: "outward"). */
export const outwards = ['light', 'dark'] as const satisfies readonly ThemeInfo['outward'][];

/** Outward look, as the contract has it. */
export type Outward = ThemeInfo['outward'];

/** The one accent of a theme: deep enough for white text on light surfaces, bright enough for ink on dark ones. */
interface ThemeRow {
  readonly accent: Readonly<Record<Outward, string>>;
  /** Appearances in which a theme may be chosen; the default colour forces the light appearance (portal spec, section 4). */
  readonly offered: readonly Outward[];
}

/** The seven themes (portal spec, section 9), in the order in which they are offered. */
export const themes = {
  default: { accent: { light: '#0e6873', dark: '#2aa3b0' }, offered: ['light'] },
  golden: { accent: { light: '#87600a', dark: '#b88d2d' }, offered: outwards },
  red: { accent: { light: '#ad2a2f', dark: '#dd7477' }, offered: outwards },
  green: { accent: { light: '#23713f', dark: '#35a85e' }, offered: outwards },
  blue: { accent: { light: '#1660b8', dark: '#5d96d9' }, offered: outwards },
  purple: { accent: { light: '#6a43b5', dark: '#a087d2' }, offered: outwards },
  black: { accent: { light: '#2b3036', dark: '#8a94a1' }, offered: outwards },
} as const satisfies Record<ThemeInfo['color'], ThemeRow>;

/** A theme by its colour: the table above has a row for each colour of the contract, and no other. */
export type ThemeName = ThemeInfo['color'];

/** In the order in which they are offered. */
export const themeNames = Object.keys(themes) as readonly ThemeName[];

/** Returns whether a text from outside (a setting, a stored preference) names a theme. */
export function isThemeName(value: unknown): value is ThemeName {
  return typeof value === 'string' && Object.hasOwn(themes, value);
}

/** The appearances a theme is offered in (portal spec, section 2: dark only when the colour is not the default). */
export function offeredOutwards(name: ThemeName): readonly Outward[] {
  return themes[name].offered;
}
