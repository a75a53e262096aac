import type { MenuProps } from 'antd';
import { rowOf } from './action-table.ts';
import { type ActionGroup, type FormAction, keyOf } from './form-actions.model.ts';
import styles from './action-menu.module.css';

type Items = NonNullable<MenuProps['items']>;

/** Returns the entries of groups, parted by lines; those in `headings` begin with one. */
export function menuItems(groups: readonly ActionGroup[], headings: Readonly<Record<string, string>> = {}): Items {
  return groups.flatMap(({ name, actions }, index): Items => {
    const line = index === 0 ? [] : [{ key: `line ${name}`, type: 'divider' as const }];
    const entries = actions.map(entryOf);
    const heading = headings[name];
    return heading === undefined
      ? [...line, ...entries]
      : [...line, { key: `group ${name}`, type: 'group' as const, label: heading, children: entries }];
  });
}

/** An entry; the reason for which it cannot be taken stands below its name. */
function entryOf(action: FormAction) {
  const { code, label, refusal = null, isBusy, isDisabled } = action;
  return {
    key: keyOf(action),
    disabled: refusal !== null || isBusy === true || isDisabled === true,
    danger: rowOf(code).isDanger === true,
    label: (
      <span className={styles.entry}>
        {label}
        {refusal !== null && <small className={styles.why}>{refusal}</small>}
      </span>
    ),
  };
}
