import type * as rowParts from './rows.parts.ts';
import type { ComponentProps, ComponentType } from 'react';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';

type RowParts = typeof rowParts;

/** Returns a component of trees, Gantt charts or groups that is fetched when it is drawn. */
export const lazyRows = <K extends keyof RowParts>(name: K) =>
  lazyWithRetry<ComponentProps<RowParts[K]>>(
    async () => (await import('./rows.parts.ts'))[name] as ComponentType<ComponentProps<RowParts[K]>>,
  );

/** Returns whether a reader sees all of these fields. */
export const showsAll = ({ properties }: ListConfig, codes: readonly (string | undefined)[]) =>
  codes.every((code) => properties.some((each) => each.code === code && each.visible !== false));
