/** The look: seven themes in two appearances (portal spec, section 9), dressed over antd. */
export { contrast, mix } from './colour.model.ts';
export { type CurrentTheme, ThemeProvider, useTheme } from './ThemeProvider.tsx';
export { porticoVariables, type PorticoVariables } from './portico-variables.ts';
export { tintOf } from './tint.ts';
export { surfaces } from './surfaces.ts';
export { themeConfig, tokenScope } from './theme-config.ts';
export {
  isThemeName,
  offeredOutwards,
  type Outward,
  outwards,
  type ThemeName,
  themeNames,
  themes,
} from './themes.ts';
