import type { OptionColour } from '../../contract/option-colours.ts';
import type { Outward } from './themes.ts';

/** The colours that do not depend on the theme: surfaces, texts, lines and the four meanings. */
export interface Surfaces {
  readonly page: string;
  readonly container: string;
  readonly elevated: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textTertiary: string;
  readonly border: string;
  readonly borderQuiet: string;
  /** Text on a filled accent or on a filled meaning. */
  readonly onSolid: string;
  /** Ground of tooltips, the opposite of the page. */
  readonly spotlight: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  readonly info: string;
}

/** Values are `#rrggbb`; theme-contrast.test.ts computes that they are readable on each other. */
export const surfaces: Readonly<Record<Outward, Surfaces>> = {
  light: {
    page: '#f5f6f7',
    container: '#ffffff',
    elevated: '#ffffff',
    text: '#1c2127',
    textSecondary: '#515b65',
    textTertiary: '#5f6973',
    border: '#d3d8dd',
    borderQuiet: '#e7eaed',
    onSolid: '#ffffff',
    spotlight: '#2b3138',
    success: '#1a6e3c',
    warning: '#845400',
    error: '#b4232a',
    info: '#1660b8',
  },
  dark: {
    page: '#121416',
    container: '#1a1d20',
    elevated: '#1f2327',
    text: '#e6e9ec',
    textSecondary: '#b0b8bf',
    textTertiary: '#98a1aa',
    border: '#3d444a',
    borderQuiet: '#2b3035',
    onSolid: '#0d0f11',
    spotlight: '#dfe3e6',
    success: '#2ba85f',
    warning: '#bd8a2f',
    error: '#de7478',
    info: '#5d96d9',
  },
};

/** The colours of options as text; their grounds are mixed from them. */
export const optionTexts: Readonly<Record<Outward, Readonly<Record<OptionColour, string>>>> = {
  light: {
    grey: '#515b65',
    blue: '#1557a8',
    cyan: '#0b6470',
    green: '#1a6638',
    orange: '#8a4b00',
    red: '#a81f26',
    purple: '#6a3fa8',
  },
  dark: {
    grey: '#b0b8bf',
    blue: '#79ade8',
    cyan: '#56b9c6',
    green: '#4fbf7d',
    orange: '#dba04a',
    red: '#e88d90',
    purple: '#b796e8',
  },
};
