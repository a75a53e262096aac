import { localised, useLocale } from '@portico/shared-kit/i18n';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../app/session-context.ts';
import { layoutTexts } from '../layout.texts.ts';
import styles from './Header.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';
import { Portrait } from '@portico/shared-kit/ui/portrait';

const UserPanel = lazy(async () => ({ default: (await import('./UserPanel.tsx')).UserPanel }));
const PersonalInfoDialog = lazy(async () => ({
  default: (await import('./PersonalInfoDialog.tsx')).PersonalInfoDialog,
}));
const ThemeDrawer = lazy(async () => ({ default: (await import('../theme-drawer/ThemeDrawer.tsx')).ThemeDrawer }));

type Opened = 'panel' | 'personalInfo' | 'theme' | null;

/** The user's portrait and what opens from it. `withTools`: the header has no room for its tools, they stand here. */
export function UserMenu({ withTools }: { readonly withTools: boolean }) {
  const t = layoutTexts.useT();
  const locale = useLocale();
  const session = useSession();
  const [opened, setOpened] = useState<Opened>(null);
  if (session === null) return null;
  const name = localised(session.name, session.name_i18n, locale);
  const close = () => setOpened(null);
  return (
    <>
      <HeaderPopover
        placement="bottomRight"
        isOpen={opened === 'panel'}
        onToggle={(isOpen) => setOpened(isOpen ? 'panel' : null)}
        content={<UserPanel user={session} withTools={withTools} onOpen={setOpened} />}
        button={{ className: styles['person'], title: t('user.open', { name }) }}
      >
        <Portrait user={session} size={28} />
        <span className={styles['personName']}>{name}</span>
      </HeaderPopover>
      <Suspense fallback={null}>
        {opened === 'personalInfo' && <PersonalInfoDialog user={session} onClose={close} />}
        {opened === 'theme' && <ThemeDrawer onClose={close} />}
      </Suspense>
    </>
  );
}
