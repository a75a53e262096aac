/** Characters that are turned into bytes at once: more would be too many arguments of a call. */
const chunk = 0x80_00;

/** Returns the bytes of a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += chunk)
    text += String.fromCodePoint(...bytes.subarray(from, from + chunk));
  return btoa(text);
}
