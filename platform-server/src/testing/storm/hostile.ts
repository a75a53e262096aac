import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { checkCondition, previewDesign } from '@portico/shared-kit/contract/workflow-design.endpoints';
import { hostileExpressions } from '../hostile-expressions.ts';
import { trapDiagram, trapPackage } from '../trap-package.ts';
import { callApi, type EndpointAnswer } from './http-client.ts';
import { flows, type StormWorld } from './storm-world.ts';
import type { Tally } from './tally.ts';

const { checkDesign } = designEndpoints('workflow');

const workflowCode = flows.started;
const data = { title: 'a' };

/** Endpoints of all that takes an expression which nobody has published yet. */
const entries: readonly ((url: string, token: string, expression: string) => Promise<EndpointAnswer<unknown>>)[] = [
  (url, token, expression) => callApi(url, checkCondition, { workflowCode, expression, data }, token),
  (url, token, expression) =>
    callApi(
      url,
      checkDesign,
      { ...workflowDesignName({ workflowCode }), bpmn: trapDiagram(workflowCode, [expression]) },
      token,
    ),
  (url, token, expression) => {
    const bpmn = trapDiagram(workflowCode, [expression]);
    return callApi(url, previewDesign, { workflowCode, bpmn, originatorId: 'wren', data }, token);
  },
  (url, token, expression) =>
    callApi(url, importPackage, { files: trapPackage('Trap', [expression], []), dryRun: true }, token),
  (url, token, expression) =>
    callApi(url, importPackage, { files: trapPackage('Trap', [], [expression]), dryRun: true }, token),
];

/** Sends an expression to one of the entries, to another one each turn. Throws Unanswered where no whole answer came. */
export function throwExpression(url: string, token: string, expression: string, turn: number) {
  const entry = entries[turn % entries.length];
  if (entry === undefined) throw new Error('There is no entry.');
  return entry(url, token, expression);
}

/** Throws a fifth of the hostile expressions of each kind, each at one entry; five rounds throw all of them. */
export async function stormOfExpressions(world: StormWorld, tally: Tally, round: number): Promise<void> {
  const { access_token: token } = await world.signIn('dora');
  for (const [at, expression] of hostileExpressions.entries()) {
    if (at % entries.length !== round % entries.length) continue;
    const turn = Math.floor(at / entries.length) + round;
    tally.note(expression, await throwExpression(world.url(), token, expression, turn));
    tally.result.hostileExpressions += 1;
  }
}
