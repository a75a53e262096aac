import type { DemoAccount } from './accounts.ts';

/** The demo accounts as lines for a terminal. The administrator's password is the operator's where one was set. */
export function describeAccounts(
  accounts: Readonly<Record<string, DemoAccount>>,
  adminPassword: string | undefined,
): string {
  const rows = Object.values(accounts).map(({ username, password, shows }) => {
    const isSet = username === 'admin' && adminPassword !== undefined;
    return `  ${username.padEnd(10)} ${(isSet ? 'ADMIN_PASSWORD' : password).padEnd(15)} ${shows}`;
  });
  return ['\nDemo accounts (name, password, what they show):', ...rows].join('\n');
}
