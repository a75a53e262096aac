/** Text of a content with its place, as a JSON Pointer. */
interface ContentText {
  readonly path: string;
  readonly text: string;
}

/** Returns every text of a JSON value, in its order. */
export function textsIn(value: unknown, path = ''): ContentText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textsIn(member, `${path}/${pointerPart(name)}`));
}

const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Characters that browsers drop from an address before they look at its scheme. */
const dropped = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Returns whether a text, as the address of a link, would run a script in our origin. */
export function isUnsafeLink(text: string): boolean {
  return /^(?:javascript:|vbscript:|data:(?:text\/(?:html|xml)|image\/svg|application\/x))/i.test(
    text.replace(dropped, ''),
  );
}

/** Returns whether a place is the address of a link (portal spec, section 3: navigation item, photo). */
export function isLinkMember(path: string): boolean {
  return /\/(?:URL|linkUrl)$/.test(path);
}
