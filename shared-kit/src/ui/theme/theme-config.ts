import { theme as antdTheme, type ThemeConfig } from 'antd/es';
import { mix } from './colour.model.ts';
import { type Surfaces, surfaces } from './surfaces.ts';
import { type Outward, type ThemeName, themes } from './themes.ts';

/** The class that carries antd's CSS variables; ThemeProvider puts it on the page's root so that any CSS can use them. */
export const tokenScope = 'portico-tokens';

const fontFamily = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  'sans-serif',
].join(', ');

/** antd's dark algorithm darkens the seed colours; ours are chosen for dark surfaces already and stay as they are. */
const darkAlgorithm: typeof antdTheme.darkAlgorithm = (seed, map) => ({
  ...antdTheme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorLink: seed.colorLink,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorInfo: seed.colorInfo,
});

const configs = new Map<string, ThemeConfig>();

/**
 * Returns the config of a theme for antd's ConfigProvider: the same object for the same arguments. Styles come from
 * antd.css and CSS variables (zeroRuntime), so switching repaints without new style rules. With `isStill` nothing
 * moves.
 */
export function themeConfig(name: ThemeName, outward: Outward, isStill = false): ThemeConfig {
  const key = `${name}/${outward}/${isStill}`;
  const known = configs.get(key);
  if (known) return known;
  const moving = buildConfig(themes[name].accent[outward], outward);
  const config = isStill ? { ...moving, token: { ...moving.token, motion: false } } : moving;
  configs.set(key, config);
  return config;
}

function buildConfig(accent: string, outward: Outward): ThemeConfig {
  const base = surfaces[outward];
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: tokenScope },
    algorithm: outward === 'dark' ? darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      ...shapeTokens,
      ...surfaceTokens(base),
      ...(outward === 'dark' ? edgeTokens(base) : {}),
      ...accentTokens(accent, base, outward),
      ...meaningTokens(base),
    },
    components: componentTokens(base),
  };
}

/** 4 px grid, body 14/22, quiet corners and nothing that moves for longer than 200 ms. */
const shapeTokens = {
  fontFamily,
  fontSize: 14,
  lineHeight: 22 / 14,
  borderRadius: 6,
  controlHeight: 32,
  motionDurationFast: '0.1s',
  motionDurationMid: '0.15s',
  motionDurationSlow: '0.2s',
} as const;

function surfaceTokens(base: Surfaces): NonNullable<ThemeConfig['token']> {
  return {
    colorBgLayout: base.page,
    colorBgContainer: base.container,
    colorBgElevated: base.elevated,
    colorBgSpotlight: base.spotlight,
    colorTextLightSolid: base.onSolid,
    colorText: base.text,
    colorTextSecondary: base.textSecondary,
    colorTextTertiary: base.textTertiary,
    colorTextDescription: base.textTertiary,
    colorTextPlaceholder: base.textTertiary,
    colorIcon: base.textTertiary,
    colorBorder: base.border,
    colorBorderSecondary: base.borderQuiet,
    colorSplit: base.borderQuiet,
  };
}

/** A shadow is not seen on a dark page: menus, lists of options and popovers have an edge there. */
function edgeTokens(base: Surfaces): NonNullable<ThemeConfig['token']> {
  return { boxShadowSecondary: `0 0 0 1px ${base.border}, 0 6px 16px ${base.page}` };
}

function accentTokens(accent: string, base: Surfaces, outward: Outward): NonNullable<ThemeConfig['token']> {
  const hover = outward === 'dark' ? mix('#ffffff', accent, 0.12) : mix('#000000', accent, 0.12);
  const active = outward === 'dark' ? mix('#ffffff', accent, 0.24) : mix('#000000', accent, 0.24);
  return {
    colorPrimary: accent,
    colorPrimaryHover: hover,
    colorPrimaryActive: active,
    colorPrimaryText: accent,
    colorPrimaryTextHover: hover,
    colorPrimaryTextActive: active,
    colorPrimaryBg: mix(accent, base.container, 0.08),
    colorPrimaryBgHover: mix(accent, base.container, 0.14),
    colorPrimaryBorder: mix(accent, base.container, 0.4),
    colorPrimaryBorderHover: mix(accent, base.container, 0.6),
    colorLink: accent,
    colorLinkHover: hover,
    colorLinkActive: active,
    controlItemBgActive: mix(accent, base.elevated, 0.08),
    controlItemBgActiveHover: mix(accent, base.elevated, 0.12),
    controlOutline: mix(accent, base.container, 0.24),
  };
}

function meaningTokens(base: Surfaces): NonNullable<ThemeConfig['token']> {
  const tokens: Record<string, string> = {};
  for (const meaning of ['success', 'warning', 'error', 'info'] as const) {
    const colour = base[meaning];
    const prefix = `color${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`;
    tokens[prefix] = colour;
    tokens[`${prefix}Hover`] = mix(base.text, colour, 0.12);
    tokens[`${prefix}Active`] = mix(base.text, colour, 0.24);
    tokens[`${prefix}Text`] = colour;
    tokens[`${prefix}Bg`] = mix(colour, base.container, 0.08);
    tokens[`${prefix}BgHover`] = mix(colour, base.container, 0.14);
    tokens[`${prefix}Border`] = mix(colour, base.container, 0.4);
  }
  return tokens;
}

function componentTokens(base: Surfaces): NonNullable<ThemeConfig['components']> {
  return {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    Table: { cellFontSize: 13, headerBg: base.page, headerColor: base.textSecondary, headerSplitColor: 'transparent' },
    Menu: { itemBorderRadius: 6, itemMarginInline: 8, itemHeight: 36, activeBarBorderWidth: 0 },
    Modal: { titleFontSize: 16 },
    Form: { labelColor: base.textSecondary, verticalLabelPadding: '0 0 4px' },
    Layout: { headerHeight: 48, headerPadding: '0 16px', headerBg: base.container, siderBg: base.container },
    Tabs: { horizontalItemPadding: '8px 0' },
  };
}
