import type { Page } from '@playwright/test';

/**
 * Starts a workflow as its form does, for stories that begin where others have it already. The page must be signed in
 * and have an address.
 */
export async function startWorkflow(
  page: Page,
  workflowCode: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.evaluate(
    async (input) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      };
      const body = JSON.stringify({ ...input, requestId: `story-${Date.now()}-${Math.random()}` });
      const answer = await fetch('/api/workflow/instances', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { workflowCode, data },
  );
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

/** Returns the values that a leave of the demo is made of. */
export function leave(length: string, reason: string) {
  return { leaveType: 'annual', days: length, startDate: days(9), endDate: days(11), reason };
}

/** Returns the values that an expense claim of the demo is made of: one line with its whole amount. */
export function claim(subject: string, amount: string) {
  const line = { id: 'line-1', expenseDate: days(-3), category: 'transport', description: subject, amount };
  return { subject, claimDate: days(0), lines: [{ ...line, hasInvoice: true }], totalAmount: amount };
}
