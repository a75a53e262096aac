import { appError } from '@portico/shared-kit/errors';
import { countUse } from '../../database/index.ts';
import { lineOf } from '../../networks.ts';
import type { Platform } from '../../platform.ts';

const windowMs = 15 * 60_000;
/** Requests within the window, of one address or of one link. An address may stand for a whole office. */
const most = { linkOpen: 300, linkSubmit: 200, linkAnswers: 2_000, linkUpload: 200, linkLookUp: 2_000 } as const;

/** Actions of guests that are counted, each with a limit. */
export type Counted = keyof typeof most;

/**
 * Bounds what people without an account do, counted for all processes: answers by the link that they came by, all else
 * by their address. What it returns throws tooManyRequests.
 */
export function guestLimit({ connections, corpId, now }: Platform) {
  return async (counter: Counted, key: string): Promise<void> => {
    const at = now();
    const times = { at, expires: new Date(at.getTime() + windowMs) };
    const { uses, until } = await countUse(connections.db, corpId, { counter, key: lineOf(key) }, times);
    if (uses <= most[counter]) return;
    throw appError('tooManyRequests', { seconds: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000)) });
  };
}
