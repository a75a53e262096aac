import { useListDesignsQuery } from '@portico/shared-kit/api/designs.api';
import { printTemplateDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import type { PrintTemplateDesignSummary } from '@portico/shared-kit/contract/print-template-design.schema';
import { ChoiceField, CreateDocumentDialog } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';
import { printDesignPath } from '../addresses.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';

interface CreateTemplateDialogProps {
  /** Template whose content the new one begins with; null: it begins empty. */
  readonly copyOf: PrintTemplateDesignSummary | null;
  onClose(): void;
}

/** Form that a template is begun for, as it is sent. */
type FormReference = Pick<PrintTemplateDesignSummary, 'schemaCode'> & Partial<Pick<FormDesignSummary, 'sheetCode'>>;

const keyOf = (schemaCode: string, formCode: string | null = null) => `${schemaCode}/${formCode ?? ''}`;

/** Begins a print template of a form, or of every form of a model, and opens it. */
export function CreateTemplateDialog({ copyOf, onClose }: CreateTemplateDialogProps) {
  const t = templateDesignTexts.useT();
  const places = usePlaces();
  const [chosen, setChosen] = useState(copyOf === null ? null : keyOf(copyOf.schemaCode, copyOf.sheetCode));
  const place = places.find(({ value }) => value === chosen)?.place ?? null;
  return (
    <CreateDocumentDialog
      words={{ create: t('create'), createTitle: t('create'), copyTitle: t('copyTitle', { name: copyOf?.name ?? '' }) }}
      copyOf={copyOf && { name: printTemplateDesignName(copyOf), names: copyOf }}
      nameOf={(templateCode) => printTemplateDesignName({ templateCode })}
      pathOf={printDesignPath}
      place={place}
      renderPlace={(problem) => (
        <ChoiceField label={t('form')} problem={problem} value={chosen} options={places} onChange={setChosen} />
      )}
      onClose={onClose}
    />
  );
}

/** Models and their forms that a template can be begun for: a model with one form stands for it. */
function usePlaces(): readonly { readonly value: string; readonly label: string; readonly place: FormReference }[] {
  const t = templateDesignTexts.useT();
  const locale = useLocale();
  const { data = [] } = useListDesignsQuery({ kind: 'form' });
  const byModel = Map.groupBy(data, ({ schemaCode }) => schemaCode);
  return [...byModel.values()].flatMap((forms) => {
    const [first] = forms;
    if (first === undefined) return [];
    const { schemaCode, appName, appName_i18n, modelName, modelName_i18n } = first;
    const model = localised(modelName, modelName_i18n, locale);
    const application = localised(appName, appName_i18n, locale);
    const every = { value: keyOf(schemaCode), label: `${application} · ${model}`, place: { schemaCode } };
    if (forms.length === 1) return [every];
    const single = forms.map(({ name, name_i18n, sheetCode: formCode }) => ({
      value: keyOf(schemaCode, formCode),
      label: `${application} · ${t('formOf', { model, form: localised(name, name_i18n, locale) })}`,
      place: { schemaCode, sheetCode: formCode },
    }));
    return [{ ...every, label: `${application} · ${t('formOf', { model, form: t('everyForm') })}` }, ...single];
  });
}
