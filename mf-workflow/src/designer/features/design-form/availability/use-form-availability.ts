import {
  useDeleteDesignMutation,
  useLazyGetDesignQuery,
  useSetDesignAvailabilityMutation,
} from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { formDesignsPath } from '../../../../addresses.model.ts';
import { type AvailabilityFacts, useAvailabilityMenu } from '@portico/shared-kit/designer';
import { formAvailabilityTexts } from './form-availability.texts.ts';

/** Returns the entries of a menu by which a form is switched off and on, retired and deleted; see useAvailabilityMenu. */
export function useFormAvailability(design: FormDesign): ReturnType<typeof useAvailabilityMenu> {
  const t = formAvailabilityTexts.useT();
  const locale = useLocale();
  const [load] = useLazyGetDesignQuery<'form'>();
  const [change] = useSetDesignAvailabilityMutation();
  const [drop] = useDeleteDesignMutation();
  const { availability, published } = design;
  const named = formDesignName(design);
  const nameOf = ({ name, name_i18n }: Pick<FormDesign, 'name' | 'name_i18n'>) => localised(name, name_i18n, locale);
  const factsOf = ({ uses, otherForm, modelName, modelName_i18n }: FormDesign): AvailabilityFacts => {
    const model = localised(modelName, modelName_i18n, locale);
    const adding = otherForm === null ? t('noForm', { model }) : t('otherForm', { model, name: nameOf(otherForm) });
    const inUse = t('inUse', { uses: uses.map(nameOf).join(t('between')) });
    return { consequences: [adding, t('stays')], obstacles: uses.length > 0 ? [inUse] : [] };
  };
  return useAvailabilityMenu({
    availability,
    isPublished: published !== null,
    name: nameOf(design),
    words: { delete: t('delete'), offHint: t('offHint'), retireHint: t('retireHint'), deleteHint: t('deleteHint') },
    listPath: formDesignsPath,
    facts: async () => factsOf((await load(named)).data ?? design),
    set: (next) => change({ ...named, availability: next }),
    remove: () => drop(named),
  });
}
