import type { AuditAction } from '../audit/index.ts';
import type { Permission } from '../permissions/index.ts';
import type { DesignCalls } from './design-calls.ts';
import type { DesignKind } from './designs.schema.ts';
import { endpoint } from './endpoint.ts';

/** The permission to design, by the kind of what is designed. */
const permissions = {
  form: 'form:design',
  workflow: 'workflow:design',
  portalPage: 'portal:design',
  printTemplate: 'print:design',
  report: 'report:design',
} as const satisfies Record<DesignKind, Permission>;
const designers = { access: 'signedIn', accessBy: { parameter: 'kind', values: permissions } } as const;

/** The action that the audit trail records, by the kind: each kind has one for what is done to a design. */
const audited = (done: 'Publish' | 'Availability' | 'Delete' | 'DraftDiscard') => {
  const values: Readonly<Record<DesignKind, AuditAction>> = {
    form: `form${done}`,
    workflow: `workflow${done}`,
    portalPage: `portalPage${done}`,
    printTemplate: `printTemplate${done}`,
    report: `report${done}`,
  };
  return { auditBy: { parameter: 'kind', values } };
};

const one = '/api/designs/:kind/:designKey';

type Calls = DesignCalls<DesignKind>;

export const listDesigns = endpoint<Calls['listDesigns']['input'], Calls['listDesigns']['reply']>({
  method: 'GET',
  path: '/api/designs/:kind',
  operationId: 'listDesigns',
  ...designers,
  summary:
    'The designs of a kind that the user may work on, with what is published, what is a draft, and who works on them',
});

export const createDesign = endpoint<Calls['createDesign']['input'], Calls['createDesign']['reply']>({
  method: 'POST',
  path: '/api/designs/:kind',
  operationId: 'createDesign',
  ...designers,
  summary: 'Begins a design as a draft, which the user has the lock of',
});

export const getDesign = endpoint<Calls['getDesign']['input'], Calls['getDesign']['reply']>({
  method: 'GET',
  path: one,
  operationId: 'getDesign',
  ...designers,
  summary: 'A design as its designer opens it: the draft, or what is published',
});

export const takeDesignLock = endpoint<Calls['takeDesignLock']['input'], Calls['takeDesignLock']['reply']>({
  method: 'POST',
  path: `${one}/lock`,
  operationId: 'takeDesignLock',
  ...designers,
  isBackground: true,
  summary: 'Takes the lock of a design, or renews it; refused while somebody else has it',
});

export const takeOverDesignLock = endpoint<Calls['takeOverDesignLock']['input'], Calls['takeOverDesignLock']['reply']>({
  method: 'POST',
  path: `${one}/lock/take-over`,
  operationId: 'takeOverDesignLock',
  ...designers,
  summary: 'An administrator takes the lock of a design from whoever has it, who is told',
});

export const releaseDesignLock = endpoint<Calls['releaseDesignLock']['input'], Calls['releaseDesignLock']['reply']>({
  method: 'DELETE',
  path: `${one}/lock`,
  operationId: 'releaseDesignLock',
  ...designers,
  summary: "Gives the user's lock of a design back",
});

export const saveDesignDraft = endpoint<Calls['saveDesignDraft']['input'], Calls['saveDesignDraft']['reply']>({
  method: 'PUT',
  path: `${one}/draft`,
  operationId: 'saveDesignDraft',
  ...designers,
  summary: 'Keeps the draft of a design; only for who has its lock',
});

export const discardDesignDraft = endpoint<Calls['discardDesignDraft']['input'], Calls['discardDesignDraft']['reply']>({
  method: 'DELETE',
  path: `${one}/draft`,
  operationId: 'discardDesignDraft',
  ...designers,
  ...audited('DraftDiscard'),
  summary: 'Lets the draft of a design go; a design that was never published is gone with it',
});

export const checkDesign = endpoint<Calls['checkDesign']['input'], Calls['checkDesign']['reply']>({
  method: 'POST',
  path: `${one}/check`,
  operationId: 'checkDesign',
  ...designers,
  summary: 'What is wrong with a design, each with its place',
});

export const publishDesign = endpoint<Calls['publishDesign']['input'], Calls['publishDesign']['reply']>({
  method: 'POST',
  path: `${one}/publish`,
  operationId: 'publishDesign',
  ...designers,
  ...audited('Publish'),
  summary: 'Makes the draft the version that counts from now on; what runs with another stays on it',
});

export const setDesignAvailability = endpoint<
  Calls['setDesignAvailability']['input'],
  Calls['setDesignAvailability']['reply']
>({
  method: 'POST',
  path: `${one}/availability`,
  operationId: 'setDesignAvailability',
  ...designers,
  ...audited('Availability'),
  summary: 'Switches a design off, on again, or retires it; what exists or is under way goes on with it',
});

export const deleteDesign = endpoint<Calls['deleteDesign']['input'], Calls['deleteDesign']['reply']>({
  method: 'DELETE',
  path: one,
  operationId: 'deleteDesign',
  ...designers,
  ...audited('Delete'),
  summary: 'Deletes a design that nothing needs, with its draft and its versions',
});

export const listDesignVersions = endpoint<Calls['listDesignVersions']['input'], Calls['listDesignVersions']['reply']>({
  method: 'GET',
  path: `${one}/versions`,
  operationId: 'listDesignVersions',
  ...designers,
  summary: 'The published versions of a design: who, when and why',
});

export const getDesignVersion = endpoint<Calls['getDesignVersion']['input'], Calls['getDesignVersion']['reply']>({
  method: 'GET',
  path: `${one}/versions/:version`,
  operationId: 'getDesignVersion',
  ...designers,
  summary: 'One published version with its content',
});

export const restoreDesignVersion = endpoint<
  Calls['restoreDesignVersion']['input'],
  Calls['restoreDesignVersion']['reply']
>({
  method: 'POST',
  path: `${one}/versions/:version/restore`,
  operationId: 'restoreDesignVersion',
  ...designers,
  summary: 'Makes the content of an older version the draft',
});
