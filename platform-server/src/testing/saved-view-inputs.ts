import { type EndpointWorld, mark } from './endpoint-world.ts';

const ofModel = { schemaCode: 'Order' };
const state = { viewCode: 'all', query: '', layout: null };

/** A view that the employee saved, and shared with nobody; the same one each time. */
async function savedView({ app: { platform } }: EndpointWorld): Promise<{ readonly id: string }> {
  const id = 'view-of-emma';
  const row = { corp_id: 'main', id, user_id: 'emma', schema_code: 'Order', view_code: 'all', name: mark, query: '' };
  const times = { created_time: new Date(0), modified_time: new Date(0) };
  await platform.connections.db
    .insertInto('saved_view')
    .values({ ...row, ...times, audience: 'owner', role_ids: [] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ...ofModel, id };
}

/** Stamp of a view that has no script. */
const noScript = 'Glu9dycxZt6va9kgOaiiBekIRBlN4RVKX8UVIJ9P8Yo';
const ofView = { ...ofModel, viewCode: 'all' };

/** Good calls about saved views and scripts of lists, by the name of their operation. */
export const savedViewInputs = {
  getListScript: () => ofView,
  keepListScript: () => ({ ...ofView, script: '', isDisabled: false, revision: noScript }),
  listSavedViews: async (world: EndpointWorld) => {
    await savedView(world);
    return ofModel;
  },
  getSavedView: savedView,
  createSavedView: ({ app }: EndpointWorld) => ({ ...ofModel, ...state, name: app.platform.newId() }),
  updateSavedView: async (world: EndpointWorld) => ({ ...(await savedView(world)), state }),
  deleteSavedView: savedView,
  setDefaultView: () => ({ ...ofModel, savedViewId: null }),
  shareSavedView: async (world: EndpointWorld) => ({
    ...(await savedView(world)),
    audience: 'everyone',
    roleIds: [],
    defaultRoleIds: [],
  }),
};
