import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { DesignWindow } from '@portico/shared-kit/designer';
import { pageDesignTexts } from '../page-design.texts.ts';
import { PageDesigner } from './PageDesigner.tsx';

/** A page in its designer, which nobody else may change meanwhile. */
export function PageWindow({ pageCode }: { readonly pageCode: string }) {
  const t = pageDesignTexts.useT();
  return (
    <DesignWindow
      name={portalPageDesignName({ pageCode })}
      lostWords={t('lost')}
      titleOf={(name) => t('titleOf', { name })}
      renderDesigner={(opened) => <PageDesigner {...opened} />}
    />
  );
}
