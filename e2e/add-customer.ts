import type { Page } from '@playwright/test';

/** Adds a customer by the API, in the name of who is signed in there, and gives its id. */
export async function addCustomer(page: Page, data: Readonly<Record<string, string>>): Promise<string> {
  return page.evaluate(async (values) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
    };
    const body = JSON.stringify({ schemaCode: 'customer', data: values });
    const answer = await fetch('/api/records/save', { method: 'POST', headers, body });
    const reply = (await answer.json()) as { readonly errmsg: string; readonly data: { readonly id: string } | null };
    if (reply.data === null) throw new Error(reply.errmsg);
    return reply.data.id;
  }, data);
}
