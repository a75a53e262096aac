import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { LinkOutlined } from '@portico/shared-kit/ui/icons';
import { navigationTarget } from '../../links/link-target.model.ts';
import { TargetLink } from '../../links/TargetLink.tsx';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '../WidgetState.tsx';
import { NavigationIcon } from './NavigationIcon.tsx';
import { rowMenuTexts } from './row-menu.texts.ts';
import styles from './RowMenu.module.css';

/** A line of links, the next step after signing in (portal spec, section 2: horizontal nav). */
export function RowMenu({ title, settings: { navigator, navigatorIconSize } }: WidgetProps<'RowMenu'>) {
  const t = rowMenuTexts.useT();
  const locale = useLocale();
  if (navigator.length === 0) return <WidgetEmpty icon={<LinkOutlined />} title={t('empty')} />;
  return (
    <nav className={styles.menu} aria-label={title} data-size={navigatorIconSize}>
      {navigator.map((item) => (
        <TargetLink key={item.id} target={navigationTarget(item)} className={styles.item}>
          <span className={styles.icon} aria-hidden="true">
            <NavigationIcon icon={item.icon} />
          </span>
          <span className={styles.label}>{localisedText(item.title, locale)}</span>
        </TargetLink>
      ))}
    </nav>
  );
}
