import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Endpoint, fillPath } from '@portico/shared-kit/contract/endpoint';
import { guestTokenHeader } from '@portico/shared-kit/contract/external-limits';
import { inputs } from './endpoint-inputs.ts';
import { type EndpointWorld, type Kind, people } from './endpoint-world.ts';
import { guestSessionOf } from './external-inputs.ts';
import { newSession } from './test-session.ts';

/** An endpoint of the contract, whatever it takes. */
export type AnyEndpoint = Endpoint<object, unknown>;

/** Every endpoint that the contract has, by the name of its operation. */
export async function readContract(): Promise<ReadonlyMap<string, AnyEndpoint>> {
  const folder = new URL('../../../shared-kit/src/contract/', import.meta.url);
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.endpoints.ts'));
  const modules = await Promise.all(
    files.map(
      (file) => import(`@portico/shared-kit/contract/${file.slice(0, -3)}`) as Promise<Record<string, AnyEndpoint>>,
    ),
  );
  return new Map(modules.flatMap((each) => Object.values(each).map((endpoint) => [endpoint.operationId, endpoint])));
}

/** Returns the kinds of things to which an endpoint gives different rights; one undefined where it has no kinds. */
export function kindsOf({ accessBy }: AnyEndpoint): readonly (string | undefined)[] {
  return accessBy === undefined ? [undefined] : Object.keys(accessBy.values);
}

const upload = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc\r\n--x--\r\n`;

/** Person of the world, or somebody without an account in a form that a link led them to. */
export type Caller = Kind | 'guest';

/** The guest sends their token wherever a token may stand. */
async function credentialsOf(world: EndpointWorld, caller: Caller): Promise<Record<string, string>> {
  if (caller === 'guest') {
    const guestToken = await guestSessionOf(world);
    return { authorization: `Bearer ${guestToken}`, [guestTokenHeader]: guestToken };
  }
  const userId = people[caller];
  return userId === null ? {} : { authorization: `Bearer ${await newSession(world.app.platform, userId)}` };
}

const uploads = ['uploadFile', 'uploadExternalFile', 'uploadImportFile'];

/** Makes a good call of an endpoint as somebody, about one kind of things where it has kinds, and gives the whole answer. */
export async function callEndpoint(world: EndpointWorld, endpoint: AnyEndpoint, caller: Caller, kind?: string) {
  const { method, path, operationId } = endpoint;
  const token = await credentialsOf(world, caller);
  const input = (await inputs[kind === undefined ? operationId : `${operationId}:${kind}`]?.(world)) as Record<
    string,
    unknown
  >;
  const { url, rest } = fillPath(path, input);
  const isUpload = uploads.includes(operationId);
  const hasBody = method === 'POST' || method === 'PUT';
  const headers = isUpload ? { ...token, 'content-type': 'multipart/form-data; boundary=x' } : token;
  const sent = hasBody ? { payload: isUpload ? upload : rest } : { query: rest as Record<string, string> };
  const answer = await world.app.http.inject({ method, url, headers, ...sent });
  // It has ended the sessions that the world makes other calls in.
  if (operationId === 'endOtherSessions') world.app.forgetSessions();
  return answer;
}
