/** Actions of somebody on the provider's pages. */
export interface Visit {
  readonly login: string;
  /** `cancel`: goes away instead of agreeing to what is asked. */
  readonly consent?: 'agree' | 'cancel';
}

/** Signs in on the provider's pages, as a browser of its own, and returns the address that it is sent back to. */
export async function visitProvider(address: string, { login, consent = 'agree' }: Visit): Promise<URL> {
  const { origin } = new URL(address);
  const send = browser();
  let page = await send(new URL(address));
  while (page.location === null) {
    const { action, prompt, abort } = formIn(page.html);
    const isLeaving = prompt === 'consent' && consent === 'cancel';
    const fields = new URLSearchParams({ prompt, login, password: 'any' });
    page = isLeaving ? await send(new URL(abort)) : await send(new URL(action), fields);
  }
  if (page.location.origin === origin) throw new Error(`The provider stays at ${page.location.href}`);
  return page.location;
}

interface Page {
  readonly html: string;
  /** Address to which the provider sends the browser, away from itself; null for one of its pages. */
  readonly location: URL | null;
}

/** Keeps cookies and follows the provider's own redirects. */
function browser(): (address: URL, fields?: URLSearchParams) => Promise<Page> {
  const cookies = new Map<string, string>();
  const send = async (address: URL, fields?: URLSearchParams): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = fields === undefined ? {} : { method: 'POST', body: fields };
    const reply = await fetch(address, { ...method, headers: { cookie }, redirect: 'manual' });
    for (const given of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      cookies.set(name, value);
    }
    const html = await reply.text();
    const next = reply.headers.get('location');
    if (next === null) return { html, location: null };
    const location = new URL(next, address);
    return location.origin === address.origin ? send(location) : { html, location };
  };
  return send;
}

function formIn(html: string) {
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
  const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(html) ?? [];
  const [, abort = ''] = /href="([^"]+\/abort)"/.exec(html) ?? [];
  if (action === '') throw new Error(`No form of the provider: ${html.slice(0, 2000)}`);
  return { action, prompt, abort };
}
