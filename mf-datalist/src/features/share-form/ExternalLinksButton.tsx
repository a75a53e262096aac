import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { LinkOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { memo, Suspense, useState } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { ButtonTip } from '../../list/ButtonTip.tsx';

const LinksDialog = lazyWithRetry(async () => (await import('./LinksDialog.tsx')).LinksDialog);

/** Opens the links by which people without an account fill in the model's forms; there for who may manage models. */
export const ExternalLinksButton = memo(function ExternalLinksButton({ config }: { readonly config: ListConfig }) {
  const t = datalistTexts.useT();
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  if (!shell.can('externalLink:manage')) return null;
  return (
    <>
      <ButtonTip title={t('externalLinks.open')}>
        <Button
          icon={<LinkOutlined aria-hidden="true" />}
          aria-label={t('externalLinks.open')}
          onClick={() => setOpen(true)}
        />
      </ButtonTip>
      <Suspense fallback={null}>{isOpen && <LinksDialog config={config} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
});
