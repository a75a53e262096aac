/** Means by which DingTalk lets a page out into the browser. */
export type WayOut =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'copy'; readonly text: string };

/**
 * The way from DingTalk to this address in the browser; null where the portal is not shown inside DingTalk. On a
 * computer DingTalk opens it where its own link asks for that; on a phone no page may leave it, and the address is copied.
 * A token in the address (shell spec, section 2: T) stays behind: who opens it there signs in there.
 */
export function wayToBrowser(userAgent: string, address: string): WayOut | null {
  if (!/DingTalk/i.test(userAgent)) return null;
  const url = new URL(address);
  url.searchParams.delete('T');
  if (/Android|iPhone|iPad|Mobile/.test(userAgent)) return { kind: 'copy', text: url.href };
  const query = new URLSearchParams({ url: url.href, pc_slide: 'false' });
  return { kind: 'link', href: `dingtalk://dingtalkclient/page/link?${query}` };
}
