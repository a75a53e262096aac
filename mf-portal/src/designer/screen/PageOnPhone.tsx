import { DesignerOnPhone, designerTexts } from '@portico/shared-kit/designer';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { pageDesignsPath, pagePreviewPath } from '../addresses.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';

/** A small screen is told what designing needs, and can show the page; it takes no lock. */
export function PageOnPhone({ pageCode }: { readonly pageCode: string }) {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const shell = useShell();
  const preview = <Button onClick={() => shell.navigate(pagePreviewPath(pageCode))}>{words('preview')}</Button>;
  return (
    <DesignerOnPhone
      words={{ title: t('title'), phone: t('phone'), phoneHint: t('phoneHint'), all: t('all') }}
      listPath={pageDesignsPath}
      actions={preview}
    />
  );
}
