import { theme as antdTheme } from 'antd/es';
import { optionColours } from '../../contract/option-colours.ts';
import { contrast } from './colour.model.ts';
import { porticoVariables } from './portico-variables.ts';
import { surfaces } from './surfaces.ts';
import { themeConfig } from './theme-config.ts';
import { outwards, themeNames } from './themes.ts';

const dresses = themeNames.flatMap((name) => outwards.map((outward) => ({ name, outward })));

describe.each(dresses)('the $name theme, $outward', ({ name, outward }) => {
  const token = antdTheme.getDesignToken(themeConfig(name, outward));
  const own = porticoVariables(name, outward);
  const grounds = {
    page: token.colorBgLayout,
    container: token.colorBgContainer,
    elevated: token.colorBgElevated,
    head: own['--portico-grid-head-bg'],
    hover: own['--portico-row-hover'],
    selected: own['--portico-row-selected'],
    selectedHover: own['--portico-row-selected-hover'],
  };

  it.each(Object.entries(grounds))('is readable by AA on the %s surface', (_ground, colour) => {
    for (const text of [
      token.colorText,
      token.colorTextSecondary,
      token.colorTextTertiary,
      token.colorTextPlaceholder,
    ]) {
      expect(contrast(text, colour)).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of [
      token.colorLink,
      token.colorLinkHover,
      token.colorError,
      token.colorSuccess,
      token.colorWarning,
    ]) {
      expect(contrast(text, colour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps text on filled buttons, badges and tooltips readable', () => {
    const fills = [token.colorPrimary, token.colorPrimaryHover, token.colorPrimaryActive];
    for (const fill of [...fills, token.colorError, token.colorSuccess, token.colorWarning, token.colorBgSpotlight]) {
      expect(contrast(token.colorTextLightSolid, fill)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the accent readable on its own pale ground, as chosen menu entries and tags use it', () => {
    expect(contrast(token.colorPrimary, token.colorPrimaryBg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.colorPrimary, token.controlItemBgActive)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own['--portico-aside-active-text'], own['--portico-aside-active-bg'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(optionColours)('keeps a tag of an option in %s readable on its pale ground', (colour) => {
    expect(contrast(own[`--portico-option-${colour}`], own[`--portico-option-${colour}-bg`])).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it('keeps the header readable', () => {
    expect(contrast(own['--portico-header-text'], own['--portico-header-bg'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own['--portico-header-text-quiet'], own['--portico-header-bg'])).toBeGreaterThanOrEqual(4.5);
  });

  it('shows marks, ticks and the focus ring at 3 to 1 or better', () => {
    for (const mark of [own['--portico-mark-draft'], own['--portico-mark-processing'], own['--portico-focus']]) {
      expect(contrast(mark, token.colorBgContainer)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(surfaces[outward].onSolid, token.colorPrimary)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(grounds))('shows the focus ring on the %s surface', (_ground, colour) => {
    expect(contrast(own['--portico-focus'], colour)).toBeGreaterThanOrEqual(3);
  });
});
