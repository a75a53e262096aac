import { FormCode, ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, NameI18n, Nullable } from './common.schema.ts';
import { Form, FormSection, FormTab, Property } from './models.schema.ts';
import { ModelDesignSummary } from './designs.schema.ts';

/** Most sections of a form, and most fields in one of them: no model has as many fields. */
const maxSections = 200;
const maxItems = 1_000;

/** A section as it is being designed: it may still be empty, and name a tab that is gone. */
const DraftSection = Type.Object(
  {
    ...FormSection.properties,
    title: Type.String({ maxLength: 2000 }),
    instruction: Type.Optional(Type.String({ maxLength: 2000 })),
    properties: Type.Array(Code, { maxItems }),
  },
  { additionalProperties: false },
);

/** A tab as it is being designed: it may still be without a title, and without a section. */
const DraftTab = Type.Object(
  { ...FormTab.properties, title: Type.String({ maxLength: 50 }) },
  { additionalProperties: false },
);

/** A form as it is being designed: what is missing yet is told by the check. `code` is the form's sheetCode. */
export const DraftForm = Type.Object(
  {
    ...Form.properties,
    tabs: Type.Optional(Type.Array(DraftTab, { maxItems: 20 })),
    sections: Type.Array(DraftSection, { maxItems: maxSections }),
  },
  { additionalProperties: false },
);
export type DraftForm = Static<typeof DraftForm>;

/** Names a form of a model. */
export const FormDesignInput = Type.Object({ schemaCode: ModelCode, sheetCode: FormCode });
export type FormDesignInput = Static<typeof FormDesignInput>;

const ofForm = FormDesignInput.properties;

/** A form in the list of those that the user designs. */
export const FormDesignSummary = Type.Object({ ...ModelDesignSummary.properties, sheetCode: FormCode });
export type FormDesignSummary = Static<typeof FormDesignSummary>;

/** Names of something with a code, as a role or an activity, to choose from. */
const NameFields = { name: Type.String(), name_i18n: NameI18n };

/** A published workflow of the model, with the activities at which people open its form. */
export const FormWorkflow = Type.Object({
  workflowCode: Code,
  ...NameFields,
  activities: Type.Array(Type.Object({ activityCode: Type.String(), ...NameFields })),
});
export type FormWorkflow = Static<typeof FormWorkflow>;

/** A form as its designer opens it: the draft, or where there is none the form that is published. */
export const FormDesign = Type.Object({
  ...FormDesignSummary.properties,
  form: DraftForm,
  /** The model's fields, those of the platform first, which are marked `system`. */
  properties: Type.Array(Property),
  /** Codes of fields without which no new record is saved, and that nothing fills in by itself. */
  requiredItems: Type.Array(Code),
  /** The roles to which the model gives rights, for the preview; everybody has those of `everyone` besides. */
  roles: Type.Array(Type.Object({ code: Code, ...NameFields })),
  /** For the preview. */
  workflows: Type.Array(FormWorkflow),
  /** The user may take the lock from whoever has it. */
  canTakeOver: Type.Boolean(),
  /** Reasons for which it cannot be deleted, as parts of a list; empty where nothing leads to it. */
  uses: Type.Array(Type.Object(NameFields)),
  /** The form by which records are added while this one takes none; null where none does. */
  otherForm: Nullable(Type.Object(NameFields)),
});
export type FormDesign = Static<typeof FormDesign>;

/** Facts that a further form of a model begins with; it has no sections yet. */
export const NewForm = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
  name_i18n: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
});

/** Content of a form that is designed. */
export const FormContent = Type.Object({ form: DraftForm });

/** A form as the designer has it now; without one: as it is kept. */
export const CheckedForm = Type.Object({ form: Type.Optional(DraftForm) });

/**
 * Part of a form that a finding is about. A tab has its `code` and its `index`; a section its `index`; a field its
 * `code`, and the `index` of its section where it stands in one. Indexes begin at 0.
 */
export const FormLocation = Type.Object({
  kind: Type.Enum(['form', 'tab', 'section', 'item'], { type: 'string' }),
  code: Type.Optional(Type.String()),
  index: Type.Optional(Type.Integer()),
});
export type FormLocation = Static<typeof FormLocation>;

/**
 * Finding about a form: a row of the error catalogue (302xxx) with its parameters. Only errors keep the form from
 * being published.
 */
export const FormProblem = Type.Object({
  code: Type.Integer(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  location: FormLocation,
  severity: Type.Enum(['error', 'warning', 'info'], { type: 'string' }),
});
export type FormProblem = Static<typeof FormProblem>;

/** Problems of a form, errors first, each in the order of the form. */
export const FormCheck = Type.Object({ problems: Type.Array(FormProblem), canPublish: Type.Boolean() });
export type FormCheck = Static<typeof FormCheck>;

/** Content of a published form. */
export const PublishedForm = Type.Object({ form: Form });

/** Asks how a form looks to somebody else on a new record. */
export const PreviewFormInput = Type.Object({
  ...ofForm,
  /** As the designer has it now; absent: as it is kept. */
  form: Type.Optional(DraftForm),
  /** A role to which the model gives rights; absent: somebody who is signed in and has none. */
  roleCode: Type.Optional(Code),
  /** A published workflow of the model, at its start. */
  workflowCode: Type.Optional(Code),
  /** With `workflowCode` only: at this activity instead. */
  activityCode: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
export type PreviewFormInput = Static<typeof PreviewFormInput>;
