import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { DatabaseOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { memo, Suspense, useState } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { ButtonTip } from '../../list/ButtonTip.tsx';

const IndexDialog = lazyWithRetry(async () => (await import('./index-advisor.ts')).IndexDialog);

/** Opens the indexes that administrators made for a model; there for who may manage models. */
export const IndexesButton = memo(function IndexesButton({ config }: { readonly config: ListConfig }) {
  const t = datalistTexts.useT();
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  if (!shell.can('model:index')) return null;
  return (
    <>
      <ButtonTip title={t('indexes.open')}>
        <Button
          icon={<DatabaseOutlined aria-hidden="true" />}
          aria-label={t('indexes.open')}
          onClick={() => setOpen(true)}
        />
      </ButtonTip>
      <Suspense fallback={null}>
        {isOpen && <IndexDialog config={config} wanted={[]} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
});
