import { localised, useLocale } from '@portico/shared-kit/i18n';
import { memo, Suspense, useState } from 'react';
import { useSession } from '../../app/session-context.ts';
import { LazySettingsDialog } from '../../settings/lazy-settings.ts';
import { layoutTexts } from '../layout.texts.ts';
import styles from './Header.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Portrait } from '@portico/shared-kit/ui/portrait';

const UserPanel = lazyWithRetry(async () => (await import('./UserPanel.tsx')).UserPanel);
const ThemeDrawer = lazyWithRetry(async () => (await import('../theme-drawer/ThemeDrawer.tsx')).ThemeDrawer);

type UserMenuPanel = 'panel' | 'settings' | 'password' | 'theme' | null;

/** The user's portrait and what opens from it. `withTools`: the header has no room for its tools, they stand here. */
export const UserMenu = memo(function UserMenu({ withTools }: { readonly withTools: boolean }) {
  const t = layoutTexts.useT();
  const locale = useLocale();
  const session = useSession();
  const [panel, setPanel] = useState<UserMenuPanel>(null);
  if (session === null) return null;
  const name = localised(session.name, session.name_i18n, locale);
  const close = () => setPanel(null);
  return (
    <>
      <HeaderPopover
        placement="bottomRight"
        isOpen={panel === 'panel'}
        onToggle={(isOpen) => setPanel(isOpen ? 'panel' : null)}
        content={<UserPanel user={session} withTools={withTools} onOpen={setPanel} />}
        button={{ className: styles.person, title: t('user.open', { name }) }}
      >
        <Portrait user={session} size={28} />
        <span className={styles.personName}>{name}</span>
      </HeaderPopover>
      <Suspense fallback={null}>
        {(panel === 'settings' || panel === 'password') && (
          <LazySettingsDialog which={panel} user={session} onClose={close} />
        )}
        {panel === 'theme' && <ThemeDrawer onClose={close} />}
      </Suspense>
    </>
  );
});
