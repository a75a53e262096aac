import type { ReactNode } from 'react';
import type { FormAction } from './form-actions.model.ts';

/** Actions that one part of the page offers, and the dialog that one of them has opened. */
export interface ActionSource {
  readonly actions: readonly FormAction[];
  readonly dialog?: ReactNode;
}
