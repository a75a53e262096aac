import type { CopiedCells } from './block-request.ts';

/** Reads the clipboard without a key of the browser; null where it does not let pages do that, or its user does not. */
export async function readClipboard(): Promise<CopiedCells | null> {
  try {
    const [item] = await navigator.clipboard.read();
    const textOf = async (type: string) =>
      item?.types.includes(type) === true ? (await item.getType(type)).text() : '';
    return { text: await textOf('text/plain'), html: await textOf('text/html') };
  } catch {
    return null;
  }
}
