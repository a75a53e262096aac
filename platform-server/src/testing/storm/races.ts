import { deleteRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { refreshToken } from '@portico/shared-kit/contract/session.endpoints';
import { actOnWorkItem, getInstance, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { Endpoint } from '@portico/shared-kit/contract/endpoint';
import { callApi, type EndpointAnswer } from './http-client.ts';
import { isFairRace, type RaceEnd } from './judge.ts';
import { approvalOf, flows, type Person, type StormWorld } from './storm-world.ts';
import type { Tally } from './tally.ts';

type Tokens = Readonly<Record<'wren' | 'will' | 'dora', string>>;

/** The needs of a race: the server, those who race, and a name for each thing that they make. */
interface Track {
  readonly world: StormWorld;
  readonly tokens: Tokens;
  readonly name: string;
  /** Calls an endpoint as somebody; what is wrong with its answer is counted. */
  call<I, R>(endpoint: Endpoint<I, R>, input: I, as: keyof Tokens | null): Promise<EndpointAnswer<R>>;
}

/** Prepares a race; what it returns are those who set off together. */
type Race = (track: Track) => Promise<readonly (() => Promise<RaceEnd>)[]>;

/** Whoever is told that all is well has won. */
const end = ({ errcode }: EndpointAnswer<unknown>): RaceEnd => ({ errcode, hasWon: errcode === 0 });

async function newOrder({ call, name }: Track) {
  const { data } = await call(saveRecord, { schemaCode: 'Order', data: { title: name }, requestId: name }, 'wren');
  return data;
}

/** The work items of the two who may both approve a new workflow. */
async function newItems({ call, name }: Track): Promise<readonly string[]> {
  const input = { workflowCode: flows.started, data: { title: name }, requestId: name };
  const { workflowInstanceId } = (await call(startWorkflow, input, 'wren')).data;
  const items = (['wren', 'will'] as const).map(async (person) => {
    const { data } = await call(getInstance, { workflowInstanceId }, person);
    return data.workItem?.id ?? '';
  });
  return Promise.all(items);
}

/** Actions of which only one of two at the same moment can be done. */
const races: Readonly<Record<string, Race>> = {
  async saveVersion(track) {
    const { id, version } = await newOrder(track);
    const save = (remark: string) => async () =>
      end(await track.call(saveRecord, { schemaCode: 'Order', id, version, data: { remark } }, 'wren'));
    return [save('one'), save('two')];
  },
  async approve(track) {
    const [id = ''] = await newItems(track);
    const agree = (tab: string) => async () =>
      end(await track.call(actOnWorkItem, { id, action: 'agree', requestId: `${track.name}${tab}` }, 'wren'));
    return [agree('a'), agree('b')];
  },
  async approveBoth(track) {
    const [mine = '', yours = ''] = await newItems(track);
    const agree = (id: string, as: 'wren' | 'will') => async () =>
      end(await track.call(actOnWorkItem, { id, action: 'agree', requestId: `${track.name}${as}` }, as));
    return [agree(mine, 'wren'), agree(yours, 'will')];
  },
  async claim(track) {
    const [mine = '', yours = ''] = await newItems(track);
    const claim = (id: string, as: 'wren' | 'will') => async () =>
      end(await track.call(actOnWorkItem, { id, action: 'claim', requestId: `${track.name}${as}` }, as));
    return [claim(mine, 'wren'), claim(yours, 'will')];
  },
  async delete(track) {
    const { id } = await newOrder(track);
    const remove = async () => {
      const { errcode, data } = await track.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'wren');
      return { errcode, hasWon: errcode === 0 && data.successCount === 1 };
    };
    return [remove, remove];
  },
  async refresh(track) {
    const { refresh_token, corpId } = await track.world.signIn('wren');
    const exchange = async () => end(await track.call(refreshToken, { refresh_token, corpId }, null));
    return [exchange, exchange];
  },
  async publish(track) {
    const workflowCode = flows.published;
    const { getDesign, publishDesign, saveDesignDraft, takeOverDesignLock } = designEndpoints('workflow');
    const named = workflowDesignName({ workflowCode });
    await track.call(takeOverDesignLock, named, 'dora');
    const { data: design } = await track.call(getDesign, named, 'dora');
    const draft = { ...named, revision: design.draft?.revision ?? 0, bpmn: approvalOf(workflowCode, track.name) };
    const { data: kept } = await track.call(saveDesignDraft, draft, 'dora');
    const revision = kept.draft?.revision ?? 1;
    const publish = async () => end(await track.call(publishDesign, { ...named, revision }, 'dora'));
    return [publish, publish];
  },
  /** Both are answered with the one record that they made. */
  async sameAttempt(track) {
    const input = { schemaCode: 'Order', data: { title: track.name }, requestId: track.name };
    const made: string[] = [];
    const save = async () => {
      const { errcode, data } = await track.call(saveRecord, input, 'wren');
      const hasWon = errcode === 0 && !made.includes(data.id);
      if (hasWon) made.push(data.id);
      return { errcode, hasWon };
    };
    return [save, save];
  },
};

/** Runs each race so many times, and counts those that did not end with one winner. */
export async function stormOfRaces(world: StormWorld, tally: Tally, name: string, times: number): Promise<void> {
  const tokenOf = async (person: Person) => (await world.signIn(person)).access_token;
  const [wren, will, dora] = await Promise.all([tokenOf('wren'), tokenOf('will'), tokenOf('dora')]);
  const tokens = { wren, will, dora };
  const call: Track['call'] = async (endpoint, input, as) => {
    const answer = await callApi(world.url(), endpoint, input, as === null ? null : tokens[as]);
    tally.note(endpoint.operationId, answer);
    return answer;
  };
  for (let time = 0; time < times; time += 1) {
    for (const [kind, race] of Object.entries(races)) {
      const racers = await race({ world, tokens, name: `${name}-${kind}-${time}`, call });
      const ends = await Promise.all(racers.map((racer) => racer()));
      tally.result.races += 1;
      if (!isFairRace(ends)) tally.find('winnersWrong', `${kind}: ${JSON.stringify(ends)}`);
    }
  }
}
