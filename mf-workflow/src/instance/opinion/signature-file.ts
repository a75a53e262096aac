import type { FieldServices } from '@portico/shared-kit/fields/ui';
import type { Signed } from './opinion.model.ts';

/** The picture on a canvas as PNG. Rejects where the browser cannot make one. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

/** A copy of a picture that the page shows. */
export async function pictureOf(url: string): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return pngOf(canvas);
}

/** Uploads a signature as a file of its own; rejects with why that failed. */
export async function uploadSignature(services: Pick<FieldServices, 'uploadFile'>, picture: Blob): Promise<Signed> {
  const file = new File([picture], 'signature.png', { type: 'image/png' });
  const watch = { onProgress: () => undefined, signal: new AbortController().signal };
  const { id } = await services.uploadFile(file, watch);
  return { fileId: id, url: URL.createObjectURL(picture) };
}
