import { defaultTarget } from '../session/return-target.ts';

interface Launch {
  /** The message that the portal was opened for; null for none. */
  readonly messageId: string | null;
  /** The application that people begin with, alone; null for none. */
  readonly appCode: string | null;
  readonly isMobile: boolean;
  /** Null where phones have no portal of their own. */
  readonly mobilePortalUrl: string | null;
}

/** Returns the target of entering at the root: a path of this portal, or, for a message on a phone, the mobile portal's address. */
export function rootRedirectTarget({ messageId, appCode, isMobile, mobilePortalUrl }: Launch): string {
  if (messageId === null) return appCode === null ? defaultTarget : '/app-home';
  if (!isMobile || mobilePortalUrl === null) return `/message-link?messageId=${encodeURIComponent(messageId)}`;
  const address = new URL(mobilePortalUrl);
  address.searchParams.set('messageId', messageId);
  return address.href;
}
