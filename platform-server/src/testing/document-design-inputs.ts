import {
  portalPageDesignName,
  printTemplateDesignName,
  reportDesignName,
} from '@portico/shared-kit/contract/design-name';
import { asJson } from '../database/index.ts';
import type { EndpointWorld } from './endpoint-world.ts';

type Input = (world: EndpointWorld) => object | Promise<object>;

/** A design of one of the kinds with its tables and contents. */
interface DocumentWorld {
  readonly tables: readonly [
    'portal_page' | 'print_template' | 'report',
    'portal_page_version' | 'print_template_version' | 'report_version',
  ];
  readonly design: { readonly kind: string; readonly designKey: string };
  readonly place: object;
  readonly creation: object;
  /** Returns a content; the remark makes it another one. */
  contentOf(remark: string): object;
}

const worlds: readonly DocumentWorld[] = [
  {
    tables: ['portal_page', 'portal_page_version'],
    design: portalPageDesignName({ pageCode: 'complaintNews' }),
    place: { app_code: 'complaints' },
    creation: { ...portalPageDesignName({ pageCode: 'complaintDesk' }), name: '投诉工作台', appCode: 'complaints' },
    contentOf: (remark) => ({ version: 1, widgets: [], remark }),
  },
  {
    tables: ['print_template', 'print_template_version'],
    design: printTemplateDesignName({ templateCode: 'complaintSlip' }),
    place: { schema_code: 'Complaint' },
    creation: {
      ...printTemplateDesignName({ templateCode: 'complaintNote' }),
      name: '投诉便笺',
      schemaCode: 'Complaint',
    },
    contentOf: (remark) => ({ version: 1, pages: [[{ eleType: 'pageSettings' }]], remark }),
  },
  {
    tables: ['report', 'report_version'],
    design: reportDesignName({ reportCode: 'complaintFigures' }),
    place: { app_code: 'complaints' },
    creation: { ...reportDesignName({ reportCode: 'complaintBoard' }), name: '投诉看板', appCode: 'complaints' },
    contentOf: (remark) => ({ version: 1, charts: [], remark }),
  },
];

/** A published design with a draft of which the system administrator has the lock, the same each time. */
async function madeDraft({ app: { platform } }: EndpointWorld, world: DocumentWorld, remark: string): Promise<void> {
  const { db } = platform.connections;
  const { tables, design, place, creation, contentOf } = world;
  const [table, versions] = tables;
  const codes = [design.designKey, (creation as DocumentWorld['design']).designKey];
  for (const each of [table, versions]) await db.deleteFrom(each).where('code', 'in', codes).execute();
  const named = { corp_id: 'main', code: design.designKey, name: '设计' };
  const lock = { lock_user_id: 'sid', lock_since: new Date(0), lock_expires: new Date('2100-01-01') };
  const draft = { draft: asJson(contentOf(remark)), revision: 1, based_on: 1, modifier_id: 'sid' };
  await db
    .insertInto(table)
    .values({ ...named, ...place, ...draft, modified_time: new Date(0), ...lock })
    .execute();
  const content = asJson(contentOf('first'));
  await db
    .insertInto(versions)
    .values({ ...named, version: 1, content, published_time: new Date(0) })
    .execute();
}

function inputsOf(world: DocumentWorld): Readonly<Record<string, Input>> {
  const { design, creation, contentOf } = world;
  const onDraft =
    (more: object = {}, name: object = design): Input =>
    async (app) => {
      await madeDraft(app, world, 'draft');
      return { ...name, ...more };
    };
  const inputs = {
    listDesigns: onDraft({}, { kind: design.kind, keyword: design.designKey }),
    createDesign: onDraft({}, creation),
    getDesign: onDraft(),
    takeDesignLock: onDraft(),
    takeOverDesignLock: onDraft(),
    releaseDesignLock: onDraft(),
    saveDesignDraft: onDraft({ revision: 1, content: contentOf('saved') }),
    discardDesignDraft: onDraft({ revision: 1 }),
    publishDesign: onDraft({ revision: 1 }),
    setDesignAvailability: onDraft({ availability: 'on' }),
    deleteDesign: onDraft(),
    checkDesign: onDraft(),
    listDesignVersions: onDraft({ page: 0, size: 20 }),
    getDesignVersion: onDraft({ version: 1 }),
    restoreDesignVersion: onDraft({ revision: 1, version: 1 }),
  };
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [`${name}:${design.kind}`, input]));
}

/** A good call of every endpoint of designing portal pages and print templates, by the name of its operation and the kind. */
export const documentDesignInputs = Object.assign({}, ...worlds.map(inputsOf)) as Readonly<Record<string, Input>>;
