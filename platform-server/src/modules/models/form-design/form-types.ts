import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import type { FormKey, FormVersionRow } from '../form-versions.repository.ts';
import type { Model } from '../model.ts';
import type { FormDesignRow } from './form-designs.repository.ts';

/** The things of designs of forms. */
export interface FormTypes {
  readonly key: FormKey;
  readonly model: Model;
  readonly row: FormDesignRow;
  readonly published: FormVersionRow;
  readonly version: FormVersionRow;
  readonly fullVersion: FormVersionRow;
  readonly draft: DraftForm;
}
