import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import type { PictureShape } from '@portico/shared-kit/print';
import { printTexts } from '../../print.texts.ts';

/** A kept picture on a page. Where it cannot be loaded, its frame and its name stand there on the screen. */
export function PagePicture({
  picture: { x, y, width, height, refId, fit, name },
}: {
  readonly picture: PictureShape;
}) {
  const t = printTexts.useT();
  const { data, isError } = useGetPictureQuery(refId);
  if (isError) {
    return (
      <g role="img" aria-label={t('preview.pictureMissing', { name })}>
        <rect x={x} y={y} width={width} height={height} data-missing="" />
      </g>
    );
  }
  if (data === undefined) return null;
  const ratio = { contain: 'xMidYMid meet', cover: 'xMidYMid slice', fill: 'none' }[fit];
  return (
    <image
      href={data}
      x={x}
      y={y}
      width={width}
      height={height}
      preserveAspectRatio={ratio}
      role="img"
      aria-label={name}
    />
  );
}
