import type { TemporaryPortal } from '../tools/run/temporary-portal.ts';

/** Posts JSON to the server as somebody who is signed in and gives what it answers. Throws what it refuses. */
export async function post<TData>(
  { url }: TemporaryPortal,
  token: string,
  path: string,
  input: object,
): Promise<TData> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  const answer = (await reply.json()) as { errcode: number; errmsg: string; data: TData };
  if (answer.errcode !== 0) throw new Error(`${path}: ${answer.errcode} ${answer.errmsg}`);
  return answer.data;
}
