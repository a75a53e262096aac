import { linkTarget } from '@portico/shared-kit/contract/action-checks';
import type { ActionContext, ListAction } from '../action-row.ts';
import { openAddress } from '../opening/open-address.tsx';

/** Opens the address of a button; nothing for what publishing would have refused. */
export function openLink(action: ListAction, context: ActionContext): void {
  const target = linkTarget(action.definition.extend1 ?? '');
  if (target?.kind === 'portal') openAddress(target.to, action, context);
  else if (target !== null) window.open(target.to, '_blank', 'noopener,noreferrer');
}
