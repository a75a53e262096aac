import type { FileText } from '../../fields/ui.ts';

/** In bytes: what is shown of a text within a page. */
const mostBytes = 512 * 1024;

/** Reads the beginning of a text file: UTF-8, and where it is none the encoding of Chinese spreadsheets. */
export async function readText(file: Blob): Promise<FileText> {
  const isWhole = file.size <= mostBytes;
  const bytes = await file.slice(0, mostBytes).arrayBuffer();
  return { text: decoded(bytes, isWhole), isWhole };
}

function decoded(bytes: ArrayBuffer, isWhole: boolean): string {
  try {
    // A character that is cut off at the end is no fault of the file.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
