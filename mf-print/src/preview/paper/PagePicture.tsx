import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import { pictureFit, type PictureShape } from '@portico/shared-kit/print';
import { printTexts } from '../../print.texts.ts';

/** A kept picture on a page. Where it cannot be loaded, its frame and its name stand there on the screen. */
export function PagePicture({ picture }: { readonly picture: PictureShape }) {
  const { x, y, width, height, refId, name } = picture;
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
  return (
    <image
      href={data}
      x={x}
      y={y}
      width={width}
      height={height}
      preserveAspectRatio={pictureFit(picture)}
      role="img"
      aria-label={name}
    />
  );
}
