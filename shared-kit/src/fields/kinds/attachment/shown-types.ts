import type { FileValue } from '../../property.ts';

/** Pictures that run nothing: never SVG, which is a document with scripts. */
export const isPicture = ({ mimeType }: FileValue): boolean => /^image\/(png|jpeg|gif|webp|bmp)$/.test(mimeType);

/** Whether a browser shows the file in a dialog; everything else is downloaded. */
export const isShown = (file: FileValue): boolean => isPicture(file) || file.mimeType === 'application/pdf';
