import { useCreateDesignMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import { CreateDesignDialog, type DesignEntries } from '@portico/shared-kit/designer';
import { useShell } from '@portico/shared-kit/remotes/react';
import { formDesignPath } from '../../../../addresses.model.ts';
import { formDesignTexts } from '../form-design.texts.ts';

interface CreateFormDialogProps {
  /** Forms that there are: their models are offered. */
  readonly forms: readonly FormDesignSummary[];
  onClose(): void;
}

/** Begins a further form for a model and opens it without sections. */
export function CreateFormDialog({ forms, onClose }: CreateFormDialogProps) {
  const t = formDesignTexts.useT();
  const shell = useShell();
  const [create] = useCreateDesignMutation<'form'>();
  const models = [...new Map(forms.map((form) => [form.schemaCode, form])).values()].map(
    ({ modelName, modelName_i18n, ...form }) => ({ ...form, name: modelName, name_i18n: modelName_i18n }),
  );
  const begin = async ({ code, schemaCode, ...names }: DesignEntries) => {
    const { data, error } = await create({ ...formDesignName({ schemaCode, sheetCode: code }), ...names });
    if (data !== undefined) shell.navigate(formDesignPath(data.schemaCode, data.sheetCode));
    return error;
  };
  return (
    <CreateDesignDialog
      words={{ title: t('createTitle'), create: t('create'), name: t('name'), code: t('sheetCode'), model: t('model') }}
      models={models}
      longestName={50}
      onCreate={begin}
      onClose={onClose}
    />
  );
}
