import { pageSettingsDefaults, printLimits } from '../../contract/print-element-defaults.ts';
import type { PageSettings } from '../../contract/print-elements.ts';

/** Width and height of paper as it is printed, in mm. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the paper as it is printed. */
export function paperSizeOf({ direction, paperWidth, paperHeight }: PageSettings): PaperSize {
  return direction === 'landscape'
    ? { width: paperHeight, height: paperWidth }
    : { width: paperWidth, height: paperHeight };
}

/** Least width and height that margins leave for content, in mm. */
const leastContent = 10;

/** Returns settings by which a page can be laid out: a size or margins that leave no room for anything are those of A4. */
export function soundSettings(settings: PageSettings): PageSettings {
  const { paperWidth, paperHeight } = settings;
  const isPaper = [paperWidth, paperHeight].every(
    (length) => length >= printLimits.leastPaper && length <= printLimits.length,
  );
  const sized = isPaper
    ? settings
    : { ...settings, paperWidth: pageSettingsDefaults.paperWidth, paperHeight: pageSettingsDefaults.paperHeight };
  const content = contentOf(sized);
  const isRoomy =
    Math.min(content.width, content.height) >= leastContent && marginsOf(sized).every((margin) => margin >= 0);
  return isRoomy ? sized : { ...sized, marginTop: 0, marginBottom: 0, marginLeft: 0, marginRight: 0 };
}

/** Returns the size of what lies between the margins. */
export function contentOf(settings: PageSettings): PaperSize {
  const { width, height } = paperSizeOf(settings);
  const { marginTop, marginBottom, marginLeft, marginRight } = settings;
  return { width: width - marginLeft - marginRight, height: height - marginTop - marginBottom };
}

const marginsOf = ({ marginTop, marginBottom, marginLeft, marginRight }: PageSettings) => [
  marginTop,
  marginBottom,
  marginLeft,
  marginRight,
];
