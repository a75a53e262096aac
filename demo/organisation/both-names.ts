/** A name with its English one, as organisation and packages hold them. */
export function bothNames(name: string, en: string): { readonly name: string; readonly nameI18n: string } {
  return { name, nameI18n: JSON.stringify({ en }) };
}
