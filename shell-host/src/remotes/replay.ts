import { replayParameter } from './replay-offer.ts';

/** The server reads it (platform-server, module compositions). Nobody is shown more by it: released builds are public. */
const cookie = 'portico_composition';
const eightHours = 8 * 60 * 60;

/**
 * Starts the page anew as it was with an earlier composition, in every tab of this browser until that is ended or eight
 * hours are over. Nothing changes when the server cannot make that page any more (gone), or cannot be asked.
 */
export async function startReplay(id: string): Promise<'starting' | 'gone' | 'unreachable'> {
  const answer = await fetch(`/composition.json?id=${id}`, { cache: 'no-cache' }).catch(() => null);
  if (!answer?.ok) return answer?.status === 410 ? 'gone' : 'unreachable';
  document.cookie = `${cookie}=${id}; Path=/; Max-Age=${eightHours}; SameSite=Lax`;
  leaveFor();
  return 'starting';
}

/** Starts the page anew with what this browser gets now. */
export function endReplay(): void {
  document.cookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  leaveFor();
}

function leaveFor(): void {
  const url = new URL(location.href);
  url.searchParams.delete(replayParameter);
  location.assign(url);
}
