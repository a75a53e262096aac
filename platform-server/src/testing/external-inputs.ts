import { openExternalForm } from '@portico/shared-kit/contract/external-forms.endpoints';
import { addExternalLink } from '@portico/shared-kit/contract/external-links.endpoints';
import type { EndpointWorld } from './endpoint-world.ts';

/** The model of the world whose forms are filled in by links. */
const ofComplaints = { schemaCode: 'Complaint' };

/** The name of the link that is opened. */
const opened = 'opened';

/** A new link to them. */
function linkOf({ platform }: EndpointWorld['app']) {
  const expiresTime = new Date(platform.now().getTime() + 3_600_000).toISOString();
  return { ...ofComplaints, sheetCode: 'main', name: '', expiresTime, fields: ['title', 'order', 'papers'] };
}

/** A link of the root administrator, who alone sees the orders that it looks up. */
async function madeLink({ app }: EndpointWorld): Promise<{ readonly id: string; readonly formid: string }> {
  await app.platform.connections.db.deleteFrom('external_link').where('name', '<>', opened).execute();
  const { data } = await app.call(addExternalLink, linkOf(app), 'root');
  const link = data.items.find(({ name }) => name !== opened);
  return { id: link?.id ?? '', formid: link?.formid ?? '' };
}

/** Good calls about links to forms, by the name of their operation. */
export const externalInputs = {
  listExternalLinks: () => ofComplaints,
  addExternalLink: ({ app }: EndpointWorld) => ({ ...linkOf(app), name: 'x' }),
  switchExternalLink: async (world: EndpointWorld) => ({
    ...ofComplaints,
    id: (await madeLink(world)).id,
    disabled: true,
  }),
  deleteExternalLink: async (world: EndpointWorld) => ({ ...ofComplaints, id: (await madeLink(world)).id }),
  openExternalForm: async (world: EndpointWorld) => ({ formid: (await madeLink(world)).formid }),
};

const tokens = new WeakMap<EndpointWorld, Promise<string>>();

/** A guest session of a link that is there for it; always the same one, as an address opens only so many in a minute. */
export function guestSessionOf(world: EndpointWorld): Promise<string> {
  const guestToken = tokens.get(world) ?? newGuestSession(world);
  tokens.set(world, guestToken);
  return guestToken;
}

async function newGuestSession({ app }: EndpointWorld): Promise<string> {
  const { data } = await app.call(addExternalLink, { ...linkOf(app), name: opened }, 'root');
  const formid = data.items.find(({ name }) => name === opened)?.formid ?? '';
  return (await app.call(openExternalForm, { formid }, null)).data.guestToken;
}
