type Answers = Readonly<Record<string, unknown>>;

/** What a test's page asked for: `GET /api/app/applications`, with the body of a POST. */
export interface AskedCall {
  readonly call: string;
  readonly body: unknown;
}

/**
 * Answers the API at the level of `fetch`: `answers` maps `METHOD path` (without query) to the data, or to a function
 * of the body. A value of class Error gives the code in its message, anything unknown gives 404. Returns what was asked, growing.
 */
export function stubNetwork(answers: Answers): AskedCall[] {
  const asked: AskedCall[] = [];
  window.fetch = async (address, init = {}) => {
    const call = `${init.method ?? 'GET'} ${(address as string).split('?')[0]}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ call, body });
    const known = answers[call];
    const data: unknown = typeof known === 'function' ? (known as (input: unknown) => unknown)(body) : known;
    if (data === undefined) return envelope(404, 990002, null);
    return data instanceof Error ? envelope(401, Number(data.message), null) : envelope(200, 0, data);
  };
  return asked;
}

function envelope(status: number, errcode: number, data: unknown): Response {
  const text = JSON.stringify({ errcode, errmsg: '', data });
  const headers = new Headers({ 'content-type': 'application/json' });
  return { ok: status < 400, status, headers, json: async () => JSON.parse(text) as unknown } as Response;
}
