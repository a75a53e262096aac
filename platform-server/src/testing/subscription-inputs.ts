import { type EndpointWorld, mark } from './endpoint-world.ts';

const state = { schemaCode: 'Order', viewCode: 'all', query: '', savedViewId: null };

/** A list that the employee watches; the same one each time. */
async function subscription({ app: { platform } }: EndpointWorld): Promise<{ readonly id: string }> {
  const id = 'subscription-of-emma';
  const row = {
    corp_id: 'main',
    id,
    user_id: 'emma',
    schema_code: 'Order',
    view_code: 'all',
    query: 'q=a',
    name: mark,
  };
  const rest = { saved_view_id: null, on_enter: true, on_leave: true, moves_with_time: false, writes: 0 };
  await platform.connections.db
    .insertInto('subscription')
    .values({ ...row, ...rest, checked_time: new Date(0), created_time: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id };
}

/** Good calls about subscriptions and lists that stand open, by the name of their operation. */
export const subscriptionInputs = {
  listSubscriptions: async (world: EndpointWorld) => {
    await subscription(world);
    return {};
  },
  subscribe: () => ({ ...state, name: 'a', onEnter: true, onLeave: true }),
  unsubscribe: subscription,
  watchList: () => ({ schemaCode: 'Order' }),
  leaveList: () => ({ schemaCode: 'Order' }),
};
