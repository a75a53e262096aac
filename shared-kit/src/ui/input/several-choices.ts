import type { KeyboardEvent } from 'react';

/**
 * Lets Tab leave a list of several choices. The library takes Tab for Enter: who has just chosen somebody and goes on to
 * the next field would take the choice back.
 */
function leaveByTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !(event.target instanceof HTMLElement)) return;
  const active = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '');
  if (active?.getAttribute('aria-selected') === 'true') event.stopPropagation();
}

/** Props for an antd select in which several can be chosen. */
export const severalChoices = { mode: 'multiple', onKeyDownCapture: leaveByTab } as const;
