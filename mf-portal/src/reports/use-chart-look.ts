import { useMemo } from 'react';
import { theme } from 'antd';
import type { ChartLook } from './chart-option.model.ts';

/** Returns how charts look in the theme of the portal, light or dark. */
export function useChartLook(): ChartLook {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      palette: [
        token.colorPrimary,
        token.cyan6,
        token.gold6,
        token.magenta6,
        token.green6,
        token.purple6,
        token.orange6,
        token.blue4,
      ],
      text: token.colorText,
      secondary: token.colorTextSecondary,
      line: token.colorBorderSecondary,
      surface: token.colorBgElevated,
      font: token.fontFamily,
      isStill: !token.motion,
    }),
    [token],
  );
}
