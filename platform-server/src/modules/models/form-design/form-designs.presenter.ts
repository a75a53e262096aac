import type { FormCode } from '@portico/shared-kit/contract/ids';
import type { DesignVersion } from '@portico/shared-kit/contract/designs.schema';
import type { FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import type { Form } from '@portico/shared-kit/contract/models.schema';
import {
  type Applications,
  type People,
  presentModel,
  presentPublished,
  presentWork,
  type Viewer,
} from '../../designs/index.ts';
import type { FormVersionRow, PublishedForm } from '../form-versions.repository.ts';
import type { Model } from '../model.ts';
import type { FormDesignRow } from './form-designs.repository.ts';

/** A form that a model has, or of which a draft is kept, or both. */
export interface FormDesignEntry {
  readonly model: Model;
  readonly formCode: FormCode;
  /** As the model has it. */
  readonly form: Form | undefined;
  readonly row: FormDesignRow | undefined;
  readonly published: PublishedForm | undefined;
}

interface Around {
  readonly applications: Applications;
  readonly people: People;
  readonly viewer: Viewer;
}

/** A form as the list of designs shows it: by the names of its draft, where it has one. */
export function presentSummary(
  { model, formCode, form, row, published }: FormDesignEntry,
  { applications, people, viewer }: Around,
): FormDesignSummary {
  const { schemaCode, appCode, definition } = model;
  const names = row?.hasDraft === true ? row : { name: form?.name ?? null, nameI18n: form?.name_i18n ?? null };
  const ofModel = { schemaCode, appCode, name: definition.name, nameI18n: definition.name_i18n ?? null };
  return {
    sheetCode: formCode,
    name: names.name || formCode,
    name_i18n: names.nameI18n,
    ...presentModel(ofModel, applications),
    published: published === undefined ? null : presentPublished(published, people),
    ...presentWork(row, published?.version ?? null, people, viewer),
    availability: model.unavailable.get(formCode) ?? 'on',
  };
}

/** A version as the list of versions shows it. */
export function presentVersion(row: FormVersionRow, people: People, current: number | undefined): DesignVersion {
  const { form, note, version } = row;
  const names = { name: form.name, name_i18n: form.name_i18n ?? null };
  return { ...names, note, ...presentPublished(row, people), isCurrent: version === current };
}
