import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** Sends JSON to one path of the server over connections that stay open; each answer is read whole. */
export interface Client {
  send(body: string): Promise<void>;
  close(): void;
}

/** A client of one POST of the API, the list's unless another is named, as somebody who is signed in. Its calls reject when an answer is not 200. */
export function openClient(url: string, token: string, connections: number, path = '/api/records/query'): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'zh', Authorization: `Bearer ${token}` };
  const send = (body: string) =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, hostname, port, path, method: 'POST' };
      const sent = request(
        { ...options, headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } },
        (reply) => {
          if (reply.statusCode !== 200) reject(new Error(`The server answered ${reply.statusCode}`));
          reply.on('end', resolve).on('error', reject).resume();
        },
      );
      sent.on('error', reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Milliseconds of processor time that a process has used so far; null where the system does not tell. */
export function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // User and system time, in ticks of which Linux shows a hundred a second to programs.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
