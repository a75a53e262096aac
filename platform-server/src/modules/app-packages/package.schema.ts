import { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { Code, Id, NameI18n } from '@portico/shared-kit/contract/common.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { SavedPrintTemplate } from '@portico/shared-kit/contract/print-template.schema';
import { type Static, Type } from 'typebox';

const named = {
  name: Type.String({ minLength: 1, maxLength: 200 }),
  name_i18n: Type.Optional(NameI18n),
};
const text = Type.Optional(Type.String({ maxLength: 500 }));
const closed = { additionalProperties: false };

/** An entry of the menu. The code of a `BizModel` is its schema code, that of a `Page` its portal page. */
export interface MenuEntry {
  readonly code: string;
  readonly type: Static<typeof MenuNode>['type'];
  readonly name: string;
  readonly name_i18n?: string | null;
  readonly icon?: string;
  readonly pcUrl?: string;
  readonly mobileUrl?: string;
  readonly openMode?: string;
  readonly queryCode?: string;
  readonly modelType?: string;
  readonly pcAble?: boolean;
  readonly mobileAble?: boolean;
  readonly published?: boolean;
  readonly roles?: readonly string[];
  readonly children?: readonly MenuEntry[];
}

/** Codes of the roles that it is for; absent: everybody. */
const roles = Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 200, uniqueItems: true }));

const menuEntry = {
  code: Code,
  type: MenuNode.properties.type,
  ...named,
  icon: text,
  pcUrl: text,
  mobileUrl: text,
  openMode: text,
  queryCode: text,
  modelType: text,
  pcAble: Type.Optional(Type.Boolean()),
  mobileAble: Type.Optional(Type.Boolean()),
  published: Type.Optional(Type.Boolean()),
  roles,
};

/** Folders in folders, as deep as a person can still find something. */
const deepestMenu = 5;

function menuOf(depth: number): ReturnType<typeof Type.Object> {
  if (depth === 1) return Type.Object(menuEntry, closed);
  return Type.Object({ ...menuEntry, children: Type.Optional(Type.Array(menuOf(depth - 1))) }, closed);
}

/** `application.yaml`. */
export const ApplicationFile = Type.Object(
  {
    code: Code,
    version: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
    ...named,
    logoUrl: text,
    type: text,
    sortKey: Type.Optional(Type.Integer()),
    roles,
    group: Type.Optional(Type.Object({ code: Code, ...named, sortKey: Type.Optional(Type.Integer()) }, closed)),
    menu: Type.Unsafe<MenuEntry[]>(Type.Array(menuOf(deepestMenu))),
  },
  closed,
);
export type ApplicationFile = Static<typeof ApplicationFile>;

/** `workflows/x.yaml`, beside `x.bpmn` and only where it says more than the diagram: its process gives id and name. */
export const WorkflowFile = Type.Object(
  {
    code: Type.Optional(Code),
    name: Type.Optional(named.name),
    name_i18n: named.name_i18n,
    /** Code of the model, for a workflow that no model of the package names. */
    schemaCode: Type.Optional(Code),
  },
  closed,
);
export type WorkflowFile = Static<typeof WorkflowFile>;

/** `print-templates/x.yaml`; `content` is what the designer saves. */
export const PrintTemplateFile = Type.Object(
  {
    code: Id,
    ...named,
    schemaCode: Code,
    sheetCode: Type.Optional(Code),
    /** Its place among the templates of its model; absent: that of its file among the files. */
    sortKey: Type.Optional(Type.Integer()),
    /** The content that is printed; absent while there is a draft only. */
    content: Type.Optional(SavedPrintTemplate),
    /** The draft that its designer works on, where it differs from the content. */
    draft: Type.Optional(SavedPrintTemplate),
  },
  closed,
);
export type PrintTemplateFile = Static<typeof PrintTemplateFile>;

/** Content of a page or a report, of this version or an older one; `readPageFile` and `readReportFile` look at what it holds. */
const SavedDocument = Type.Unsafe<JsonObject>(Type.Object({ version: Type.Integer({ minimum: 1 }) }));

/** `reports/x.yaml`; `content` is what the designer saves. */
export const ReportFile = Type.Object(
  {
    code: Code,
    ...named,
    /** Absent: true where there is a content. */
    published: Type.Optional(Type.Boolean()),
    /** The content that is shown; absent while there is a draft only. */
    content: Type.Optional(SavedDocument),
    /** The draft that its designer works on, where it differs from the content. */
    draft: Type.Optional(SavedDocument),
  },
  closed,
);
export type ReportFile = Static<typeof ReportFile>;

/** `portal-pages/x.yaml` or `.json`; `content` is what the designer saves. */
export const PortalPageFile = Type.Object(
  {
    code: Code,
    ...named,
    /** A page of the organisation, not of this application. */
    forOrganisation: Type.Optional(Type.Boolean()),
    /** Absent: true where there is a content. */
    published: Type.Optional(Type.Boolean()),
    /** The content that is shown; absent while there is a draft only. */
    content: Type.Optional(SavedDocument),
    /** The draft that its designer works on, where it differs from the content. */
    draft: Type.Optional(SavedDocument),
  },
  closed,
);
export type PortalPageFile = Static<typeof PortalPageFile>;
