import { type PackagePart, putStep, type Step } from './part.ts';

/** Print templates. */
export const putPrintTemplates: PackagePart = async (applying, { printTemplates }) => {
  const { corpId, now } = applying.platform;
  const steps: Step[] = [];
  for (const [index, template] of printTemplates.entries()) {
    const { code, name, name_i18n = null, schemaCode, sheetCode = null, sortKey = index } = template;
    const { content = null, draft = content } = template;
    const place = { schema_code: schemaCode, sheet_code: sheetCode, sort_key: sortKey };
    const values = { ...place, name, name_i18n, draft_attributes_json: draft, print_json: content };
    const row = { key: { corp_id: corpId, id: code }, values, onChange: { modified_time: now() } };
    steps.push(...(await putStep(applying, 'print_template', row, { target: 'print-template', detail: code })));
  }
  return steps;
};

/** Portal pages of the application, or of the whole organisation. */
export const putPortalPages: PackagePart = async (applying, { application, portalPages }) => {
  const { corpId, now } = applying.platform;
  const steps: Step[] = [];
  for (const { code, name, name_i18n = null, forOrganisation = false, ...page } of portalPages) {
    const { content = null, draft = content, published = content !== null } = page;
    const texts = { draft_portal_json: draft, published_portal_json: content, published };
    const [app_code, packaged_by] = forOrganisation ? [null, application.code] : [application.code, null];
    const values = { app_code, packaged_by, name, name_i18n, ...texts };
    const row = { key: { corp_id: corpId, code }, values, onChange: { modified_time: now() } };
    steps.push(...(await putStep(applying, 'portal_page', row, { target: 'portal-page', detail: code })));
  }
  return steps;
};
