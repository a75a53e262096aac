import type { TemporaryPortal } from '../tools/run/temporary-portal.ts';

/** Posts JSON to the server as somebody who is signed in and gives what it answers. Throws what it refuses. */
export function post<TData>(portal: TemporaryPortal, token: string, path: string, input: object): Promise<TData> {
  return send(portal, token, { method: 'POST', path, input });
}

/** Sends JSON in the place of what the server has, as `post` does. */
export function put<TData>(portal: TemporaryPortal, token: string, path: string, input: object): Promise<TData> {
  return send(portal, token, { method: 'PUT', path, input });
}

interface BenchCall {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly input: object;
}

async function send<TData>(
  { url }: TemporaryPortal,
  token: string,
  { method, path, input }: BenchCall,
): Promise<TData> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(input) });
  const answer = (await reply.json()) as { errcode: number; errmsg: string; data: TData };
  if (answer.errcode !== 0) throw new Error(`${path}: ${answer.errcode} ${answer.errmsg}`);
  return answer.data;
}
