interface MimeType {
  readonly type: string;
  /** True where a browser may show it in place: nothing that can run a script in our origin. */
  readonly isInline: boolean;
}

const shown = (type: string): MimeType => ({ type, isInline: true });
const saved = (type: string): MimeType => ({ type, isInline: false });

/**
 * Types by name ending; the sender's word is not taken. Everything that is not listed, HTML and SVG above all,
 * is bytes to be saved.
 */
const types: Readonly<Record<string, MimeType>> = {
  png: shown('image/png'),
  jpg: shown('image/jpeg'),
  jpeg: shown('image/jpeg'),
  gif: shown('image/gif'),
  webp: shown('image/webp'),
  bmp: shown('image/bmp'),
  pdf: shown('application/pdf'),
  txt: saved('text/plain; charset=utf-8'),
  log: saved('text/plain; charset=utf-8'),
  md: saved('text/plain; charset=utf-8'),
  csv: saved('text/csv; charset=utf-8'),
  doc: saved('application/msword'),
  docx: saved('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xls: saved('application/vnd.ms-excel'),
  xlsx: saved('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  ppt: saved('application/vnd.ms-powerpoint'),
  pptx: saved('application/vnd.openxmlformats-officedocument.presentationml.presentation'),
  zip: saved('application/zip'),
  mp3: saved('audio/mpeg'),
  mp4: saved('video/mp4'),
};

const unknownType = saved('application/octet-stream');

/** The type of a file by its name. */
export function mimeTypeOf(fileName: string): MimeType {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(types, ending) ? types[ending] : undefined) ?? unknownType;
}
