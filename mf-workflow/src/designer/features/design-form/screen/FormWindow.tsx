import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import { DesignWindow } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { FormDesigner } from './FormDesigner.tsx';

/** A form in its designer, which nobody else may change meanwhile. */
export function FormWindow(form: FormDesignInput) {
  const t = formDesignTexts.useT();
  return (
    <DesignWindow
      name={formDesignName(form)}
      lostWords={t('lost')}
      titleOf={(name) => t('titleOf', { name })}
      renderDesigner={(opened) => <FormDesigner {...opened} />}
    />
  );
}
