import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import type { NavigationSettings } from '@portico/shared-kit/portal-pages';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { LinkOutlined } from '@portico/shared-kit/ui/icons';
import { navigationTarget } from '../links/link-target.model.ts';
import { TargetLink } from '../links/TargetLink.tsx';
import { WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { NavigationIcon } from './NavigationIcon.tsx';
import { navigationTexts } from './navigation.texts.ts';
import styles from './NavigationLinks.module.css';

interface NavigationLinksProps extends NavigationSettings {
  readonly title: string;
  readonly arrangement: 'row' | 'column' | 'grid';
}

/** Links with icons, in a row, in a column or in a grid (portal spec, section 3: navigation item). */
export function NavigationLinks({ title, arrangement, navigator, navigatorIconSize }: NavigationLinksProps) {
  const t = navigationTexts.useT();
  const locale = useLocale();
  if (navigator.length === 0) return <WidgetEmpty icon={<LinkOutlined />} title={t('empty')} />;
  return (
    <nav className={styles.menu} aria-label={title} data-size={navigatorIconSize} data-arrangement={arrangement}>
      {navigator.map((item) => (
        <TargetLink key={item.id} target={navigationTarget(item)} className={styles.item}>
          <span className={styles.icon} aria-hidden="true">
            <NavigationIcon icon={item.icon} />
          </span>
          <span className={styles.label}>
            <Ellipsis text={localisedText(item.title, locale)} lines={2} />
          </span>
        </TargetLink>
      ))}
    </nav>
  );
}
