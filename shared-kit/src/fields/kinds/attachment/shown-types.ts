import type { FileValue } from '../../property.ts';

/** True for pictures that run nothing: never SVG, which is a document with scripts. */
export const isPicture = ({ mimeType }: FileValue): boolean => /^image\/(png|jpeg|gif|webp|bmp)$/.test(mimeType);

/** True for what is shown as plain letters: never HTML or XML. */
export const isText = ({ mimeType }: FileValue): boolean => /^text\/(plain|csv)(;|$)/.test(mimeType);

/** True for a file that a browser shows in a dialog; everything else is downloaded. */
export const isShown = (file: FileValue): boolean =>
  isPicture(file) || isText(file) || file.mimeType === 'application/pdf';
