import type { WidgetSettings } from '@portico/shared-kit/portal-pages';
import styles from './ListMark.module.css';

/** Mark before a line (portal spec, section 3: list icon); none for `noIcon`. */
export function ListMark({ icon }: { readonly icon: WidgetSettings['TextList']['listIcon'] }) {
  return icon === 'noIcon' ? null : <span className={styles.mark} data-icon={icon} aria-hidden="true" />;
}
