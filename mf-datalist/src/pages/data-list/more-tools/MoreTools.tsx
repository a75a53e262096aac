import { useShell } from '@portico/shared-kit/remotes/react';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { ButtonTip } from '../../../list/ButtonTip.tsx';
import type { ListScreenModel } from '../use-list-screen.ts';
import { moreToolsTexts } from './more-tools.texts.ts';
import { moreTools } from './registry.tsx';

interface MoreToolsProps {
  readonly screen: ListScreenModel;
  readonly isNarrow: boolean;
}

/**
 * Menu at the end of a list's toolbar with the rarely used tools that the user may use, and the dialog of the one that
 * was chosen; nothing where there is none.
 */
export function MoreTools({ screen, isNarrow }: MoreToolsProps) {
  const t = moreToolsTexts.useT();
  const shell = useShell();
  const [open, setOpen] = useState<string | null>(null);
  const offered = moreTools.filter((tool) => !(isNarrow && tool.isForDesk === true) && tool.isOffered(shell, screen));
  if (offered.length === 0) return null;
  const Dialog = offered.find(({ key }) => key === open)?.Dialog;
  const choose = (key: string) => {
    const address = offered.find((tool) => tool.key === key)?.addressOf?.(screen);
    if (address === undefined) setOpen(key);
    else shell.navigate(address, { newTab: true });
  };
  const items = offered.map(({ key, icon }) => ({ key, icon, label: t(key) }));
  return (
    <>
      <ButtonTip title={t('open')}>
        <MenuButton menu={{ items, onClick: ({ key }) => choose(key) }}>
          <Button icon={<EllipsisOutlined aria-hidden="true" />} aria-label={t('open')} />
        </MenuButton>
      </ButtonTip>
      <Suspense fallback={null}>{Dialog && <Dialog screen={screen} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}
