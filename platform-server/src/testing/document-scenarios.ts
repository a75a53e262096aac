import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import {
  portalPageDesignName,
  printTemplateDesignName,
  reportDesignName,
} from '@portico/shared-kit/contract/design-name';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { getPortalPage } from '@portico/shared-kit/contract/portal.endpoints';
import { listPrintTemplates } from '@portico/shared-kit/contract/print.endpoints';
import type { ErrorName } from '@portico/shared-kit/errors';
import type { FormWorld } from './form-world.ts';

/** A kind of designs whose content is JSON, with all in which the scenarios of the kinds differ. */
export interface DocumentScenario {
  readonly name: { readonly kind: 'portalPage' | 'printTemplate' | 'report'; readonly designKey: string };
  readonly tables: readonly [
    'portal_page' | 'print_template' | 'report',
    'portal_page_version' | 'print_template_version' | 'report_version',
  ];
  /** Facts that a new one begins with. */
  readonly creation: JsonObject;
  /** Facts of one that the administrator of an application may not begin. */
  readonly foreign: JsonObject;
  readonly lockSeconds: number;
  readonly refusals: { readonly missing: ErrorName; readonly inUse: ErrorName };
  /** Returns a content with a text in it. */
  contentOf(text: string): JsonObject;
  /** The content with one more part, as its designer saves it. */
  withPart(content: JsonObject, part: JsonObject): JsonObject;
  /** Part of a type that this program does not have. */
  readonly unknownPart: JsonObject;
  /** Part with a value that is not allowed, and the place of the value. */
  readonly invalidPart: JsonObject;
  readonly invalidPath: string;
  /** File of a package that describes it, with a content. */
  file(content: JsonObject, more?: string): readonly [path: string, text: string];
  /** Returns the content that people are shown or print; null where there is none. */
  shown(world: FormWorld): Promise<unknown>;
  /** Entry of a menu that leads to it. */
  readonly address: string;
}

const parsed = (text: string | null | undefined) => JSON.parse(text ?? 'null') as unknown;

const pageItself = { id: 'page', type: 'Page' } as const;

const page: DocumentScenario = {
  name: portalPageDesignName({ pageCode: 'salesDesk' }),
  tables: ['portal_page', 'portal_page_version'],
  creation: { name: '销售台', appCode: 'sales' },
  foreign: { name: '公司台', appCode: null },
  lockSeconds: 600,
  refusals: { missing: 'portalPageMissing', inUse: 'portalPageInUse' },
  contentOf: (text) => ({
    version: 2,
    page: { ...pageItself, children: [{ id: 'a', type: 'MyUnfinished', x: 0, y: 0, w: 12, h: 20, title: text }] },
  }),
  withPart: ({ page: whole, ...content }, part) => {
    const { children, ...rest } = whole as { readonly children: readonly JsonObject[] };
    return { ...content, page: { ...rest, children: [...children, part] } };
  },
  unknownPart: { id: 'z', type: 'Hologram', x: 0, y: 20, w: 3, h: 3, settings: { beams: [1, { deep: null }] } },
  invalidPart: { id: 'z', type: 'MyUnfinished', x: 0, y: 20, w: 99, h: 3 },
  invalidPath: '/page/children/1/w',
  file: (content, more = '') => [
    'portal-pages/salesDesk.yaml',
    `code: salesDesk\nname: 销售台\ncontent: ${JSON.stringify(content)}\n${more}`,
  ],
  async shown({ app }) {
    const { data } = await app.call(getPortalPage, { code: 'salesDesk' }, 'ann');
    return data.published ? parsed(data.publishedPortalJson) : null;
  },
  address: '/portal-page/salesDesk',
};

const designs = designEndpoints('report');

const chartItself = {
  chartType: 'numberCard',
  schemaCode: 'Order',
  dimensions: [],
  measures: [{ field: null, aggregate: 5 }],
} as const;

const template: DocumentScenario = {
  name: printTemplateDesignName({ templateCode: 'orderSlip' }),
  tables: ['print_template', 'print_template_version'],
  creation: { name: '订单小票', schemaCode: 'Order', sheetCode: 'main' },
  foreign: { name: '客户小票', schemaCode: 'Customer' },
  lockSeconds: 90,
  refusals: { missing: 'printTemplateMissing', inUse: 'printTemplateInUse' },
  contentOf: (text) => ({
    version: 1,
    pages: [[{ eleType: 'title', id: 't', top: 0, left: 0, innerTxt: text }]],
  }),
  withPart: ({ pages, ...content }, part) => ({ ...content, pages: [[...((pages as JsonObject[][])[0] ?? []), part]] }),
  unknownPart: { id: 'z', eleType: 'hologram', top: 1, left: 1, beams: [1, { deep: null }] },
  invalidPart: { id: 'z', eleType: 'text', top: -4, left: 1, innerTxt: 'x' },
  invalidPath: '/pages/0/1/top',
  file: (content, more = '') => [
    'print-templates/orderSlip.yaml',
    `code: orderSlip\nname: 订单小票\nschemaCode: Order\nsheetCode: main\ncontent: ${JSON.stringify(content)}\n${more}`,
  ],
  async shown({ app }) {
    const { data } = await app.call(listPrintTemplates, { schemaCode: 'Order', sheetCode: 'main' }, 'ann');
    return parsed(data.find(({ id }) => id === 'orderSlip')?.printJson);
  },
  address: '/print?schemaCode=Order&templateId=orderSlip',
};

const report: DocumentScenario = {
  name: reportDesignName({ reportCode: 'salesBoard' }),
  tables: ['report', 'report_version'],
  creation: { name: '销售看板', appCode: 'sales' },
  foreign: { name: '投诉看板', appCode: 'complaints' },
  lockSeconds: 90,
  refusals: { missing: 'reportMissing', inUse: 'reportInUse' },
  contentOf: (text) => ({ version: 1, charts: [{ ...chartItself, id: 'a', title: text }] }),
  withPart: ({ charts, ...content }, part) => ({ ...content, charts: [...(charts as JsonObject[]), part] }),
  unknownPart: { id: 'z', chartType: 'hologram', beams: [1, { deep: null }] },
  invalidPart: { ...chartItself, id: 'z', limit: 5000 },
  invalidPath: '/charts/1/limit',
  file: (content, more = '') => [
    'reports/salesBoard.yaml',
    `code: salesBoard\nname: 销售看板\ncontent: ${JSON.stringify(content)}\n${more}`,
  ],
  async shown({ app }) {
    const name = reportDesignName({ reportCode: 'salesBoard' });
    const { data: design } = await app.call(designs.getDesign, name, 'adm');
    const version = design?.availability === 'on' ? design.published?.version : undefined;
    if (version === undefined) return null;
    return (await app.call(designs.getDesignVersion, { ...name, version }, 'adm')).data.content;
  },
  address: '/application/sales/application-report/salesBoard',
};

/** Every kind of designs whose content is JSON. */
export const documentScenarios = [
  ['a portal page', page],
  ['a print template', template],
  ['a report', report],
] as const;
