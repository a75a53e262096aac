import { disabledKey, nameOfView, type ViewIdentity } from './disabled-scripts.ts';

/** Disables or enables the script of a view for this tab, which is then loaded again. */
export function setScriptDisabled(list: ViewIdentity, isDisabled: boolean): void {
  const names = (sessionStorage.getItem(disabledKey) ?? '').split(' ');
  const others = names.filter((name) => name !== '' && name !== nameOfView(list));
  sessionStorage.setItem(disabledKey, [...others, ...(isDisabled ? [nameOfView(list)] : [])].join(' '));
  window.location.reload();
}
