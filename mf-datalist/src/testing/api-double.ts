/** One call as the page made it. */
interface SeenCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

type Answer =
  | { readonly data: unknown }
  | { readonly errcode: number; readonly status: number; readonly errmsg?: string };
type Answers = Readonly<Record<string, (body: Record<string, unknown>) => Answer | Promise<Answer>>>;

/** Answers the page's calls by the start of their path, newest rule first, and remembers them. */
export function answerCalls(answers: Answers) {
  const calls: SeenCall[] = [];
  const rules = { ...answers };
  globalThis.fetch = async (input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    calls.push({ path, body });
    const found = Object.keys(rules).find((start) => path.startsWith(start));
    const answer = (found && (await rules[found]?.(body))) || { data: {} };
    const isRefused = 'errcode' in answer;
    const envelope = isRefused
      ? { errcode: answer.errcode, errmsg: answer.errmsg ?? '', data: null }
      : { errcode: 0, errmsg: '', ...answer };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(envelope), { status: isRefused ? answer.status : 200, headers });
  };
  return {
    /** Bodies of the calls to a path, in order. */
    to: (start: string) => calls.filter(({ path }) => path.startsWith(start)).map(({ body }) => body),
    /** Replaces one answer from now on. */
    set: (start: string, answer: Answers[string]) => void (rules[start] = answer),
  };
}
