import { printTemplateDesignName } from '@portico/shared-kit/contract/design-name';
import { DesignWindow } from '@portico/shared-kit/designer';
import { templateDesignTexts } from '../template-design.texts.ts';
import { TemplateDesigner } from './TemplateDesigner.tsx';

/** A print template in its designer, which nobody else may change meanwhile. */
export function TemplateWindow({ templateCode }: { readonly templateCode: string }) {
  const t = templateDesignTexts.useT();
  return (
    <DesignWindow
      name={printTemplateDesignName({ templateCode })}
      lostWords={t('lost')}
      titleOf={(name) => t('titleOf', { name })}
      renderDesigner={(opened) => <TemplateDesigner {...opened} />}
    />
  );
}
