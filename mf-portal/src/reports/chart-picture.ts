import { keepFile, keepText } from '@portico/shared-kit/ui/keep-file';
import type { EChartsType } from 'echarts/core';

/** Points of a picture for each one of the screen, so that it stays sharp in print. */
const sharpness = 2;

/** Facts of a picture that is kept: the name of its file without the ending, and the colour behind it. */
interface PictureFacts {
  readonly name: string;
  readonly background: string;
}

/** Returns a drawn chart as SVG with what stands behind it: light words would be lost on the white of another program. */
export function svgOf(chart: Pick<EChartsType, 'renderToSVGString'>, background: string): string {
  const behind = `<rect width="100%" height="100%" fill="${background}"/>`;
  return chart.renderToSVGString().replace(/<svg[^>]*>/, (opening) => `${opening}${behind}`);
}

/** Lets the browser keep a drawn chart as SVG. */
export function keepSvg(chart: EChartsType, { name, background }: PictureFacts): void {
  keepText(svgOf(chart, background), { name: `${name}.svg`, type: 'image/svg+xml' });
}

/** Lets the browser keep a drawn chart as PNG; rejects where it cannot make one. */
export async function keepPng(chart: EChartsType, { name, background }: PictureFacts): Promise<void> {
  const source = URL.createObjectURL(new Blob([svgOf(chart, background)], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = chart.getWidth() * sharpness;
    canvas.height = chart.getHeight() * sharpness;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The browser makes no PNG of the chart');
    keepFile(URL.createObjectURL(blob), `${name}.png`);
  } finally {
    URL.revokeObjectURL(source);
  }
}
