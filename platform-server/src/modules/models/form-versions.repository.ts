import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import type { Form } from '@portico/shared-kit/contract/models.schema';
import { versionTable } from '../designs/index.ts';

/** Names a form of a model. */
export interface FormKey {
  readonly corpId: string;
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode;
}

/** Newest version of a form, without it. */
export interface PublishedForm {
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode;
  readonly version: number;
  /** Null where a package brought it. */
  readonly publisherId: string | null;
  readonly publishedTime: Date;
}

/** A publication of a form. */
export interface FormVersionRow extends PublishedForm {
  readonly form: Form;
  readonly note: string;
}

/** Publications of forms. A form says what it is called itself. */
export const formVersions = versionTable<FormKey, PublishedForm, FormVersionRow, FormVersionRow>({
  table: 'form_version',
  key: { schemaCode: 'schema_code', formCode: 'form_code' },
  noted: { form: 'form' },
});
