import type { FormTypes } from './form-types.ts';
import type { FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import { appError, textParam } from '@portico/shared-kit/errors';
import { bilingual } from '@portico/shared-kit/i18n';
import type { LockedDesign } from '../../designs/index.ts';
import { findModel, lockModel } from '../models.repository.ts';
import type { FormDesignContext } from './form-designing.ts';
import { usesOfForm } from './form-uses.ts';

/** Prepares to publish a model without one of its forms. What it returns throws formInUse with what uses the form. */
export async function withdrawalOf(
  { models, workflowsOf }: FormDesignContext,
  { schemaCode }: FormDesignInput,
): Promise<(held: LockedDesign<FormTypes>) => Promise<void>> {
  const workflows = await workflowsOf(schemaCode);
  return async ({ trx, key, published }) => {
    if (published === undefined) return;
    // Publications and links that are being made wait. A link that comes after takes no answers: its form is gone.
    await lockModel(trx, key.corpId, key.schemaCode);
    const model = await findModel(trx, key.corpId, key.schemaCode);
    if (model === undefined) throw appError('modelMissing', { schemaCode: key.schemaCode });
    const uses = await usesOfForm(trx, key, model, workflows);
    if (uses.length > 0) {
      const joined = bilingual(uses.map(({ zh }) => zh).join('；'), uses.map(({ en }) => en).join('; '));
      throw appError('formInUse', textParam('uses', joined));
    }
    const { definition, appCode } = model;
    const forms = definition.forms.filter(({ code }) => code !== key.formCode);
    await models.publish(trx, appCode, { ...definition, forms });
  };
}
