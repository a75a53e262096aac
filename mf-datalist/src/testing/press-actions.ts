import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { screen } from '@testing-library/react';
import { ordersConfig, ordersView } from './list-fixtures.ts';
import type { OpenList } from './open-list.tsx';

/** The orders' list without conditions, with these buttons. */
export function ordersWith(...queryActions: ListConfig['view']['queryActions']): ListConfig {
  return { ...ordersConfig, view: { ...ordersView, queryConditions: [], queryActions } };
}

/** Selects rows, counted from 1. */
export async function selectRows({ user }: OpenList, ...rows: readonly number[]): Promise<void> {
  for (const row of rows) await user.click(await screen.findByRole('checkbox', { name: `选择第 ${row} 行` }));
}

/** Presses a button, as soon as it is there. */
export async function press({ user }: OpenList, name: RegExp | string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}
