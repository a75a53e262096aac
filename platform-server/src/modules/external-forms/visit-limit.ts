import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import { countAttempt } from '../session/index.ts';

const windowMs = 15 * 60_000;
/** Requests within the window, of one address or of one link. An address may stand for a whole office. */
const most = { linkOpen: 300, linkSubmit: 200, linkAnswers: 2_000, linkUpload: 200, linkLookUp: 2_000 } as const;

/** What visitors do and how often it is allowed. */
export type Counted = keyof typeof most;

/**
 * Bounds what people without an account do, counted for all processes: answers by the link that they came by, all else
 * by their address. What it returns throws tooManyRequests.
 */
export function visitLimit({ connections, corpId, now }: Platform) {
  return async (kind: Counted, value: string): Promise<void> => {
    const at = now();
    const times = { at, expires: new Date(at.getTime() + windowMs) };
    const { attempts } = await countAttempt(connections.db, corpId, { kind, value }, times);
    if (attempts > most[kind]) throw appError('tooManyRequests');
  };
}
