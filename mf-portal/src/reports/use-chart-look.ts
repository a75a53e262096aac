import { useMemo } from 'react';
import { theme } from 'antd';
import { chartPalette } from './chart-palette.model.ts';
import type { ChartLook } from './chart-option.model.ts';

/** Returns how charts look in the theme of the portal, light or dark. */
export function useChartLook(): ChartLook {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      palette: chartPalette(token.colorPrimary, [
        token.gold6,
        token.magenta6,
        token.green6,
        token.purple6,
        token.orange6,
        token.blue5,
        token.cyan6,
        token.red6,
      ]),
      text: token.colorText,
      secondary: token.colorTextSecondary,
      line: token.colorBorderSecondary,
      surface: token.colorBgElevated,
      // It stands between double quotes in a picture that is kept.
      font: token.fontFamily.replaceAll('"', "'"),
      isStill: !token.motion,
    }),
    [token],
  );
}
