import type { Command } from '../index.ts';
import { person, type Simulation } from './simulation.ts';

/**
 * Commands that administrators and originators try on an instance as a whole; those that end it are rare, so that stories go
 * on.
 */
export const instanceAdminMoves = [
  'adjustParticipants',
  'adjustParticipant',
  'modifyOwner',
  'activateActivity',
  'activateActivity',
  'cancelActivity',
  'cancelActivity',
  'abort',
  'void',
] as const;

type InstanceAdminMove = (typeof instanceAdminMoves)[number];

const crowd = ['ann', 'ben', 'cai', 'dan', 'eva'];

interface Move {
  readonly pick: number;
  readonly isOwner: boolean;
  readonly fresh: boolean;
}

/** Returns whether it is one of these moves. */
export function isInstanceAdminMove(type: string): type is InstanceAdminMove {
  return instanceAdminMoves.some((each) => each === type);
}

/** The command of a move: people, activities and nodes by its number, also ones that are not live. */
export function instanceAdminCommand(
  simulation: Simulation,
  type: InstanceAdminMove,
  { pick, isOwner, fresh }: Move,
): Command {
  const actor = person(isOwner ? (simulation.state?.originator.id ?? 'lin') : 'admin');
  const common = { actor, comment: null };
  const pending = simulation.pending();
  const people = crowd.filter((_, index) => (pick >> index) % 2 === 1).map(person);
  const someone = person(crowd[pick % crowd.length] ?? '');
  const live = simulation.state?.activities ?? [];
  const activityId = live[pick % Math.max(1, live.length)]?.id ?? 'none';
  const node = simulation.template.nodes[pick % simulation.template.nodes.length];
  const commands: Readonly<Record<InstanceAdminMove, Command>> = {
    abort: { ...common, type: 'abort' },
    void: { ...common, type: 'void' },
    adjustParticipants: { ...common, type: 'adjustParticipants', activityId, people, pending },
    adjustParticipant: {
      ...common,
      type: 'adjustParticipant',
      workItemId: (fresh ? pending : simulation.items)[pick % Math.max(1, pending.length)]?.id ?? 'none',
      person: someone,
      pending,
    },
    modifyOwner: { ...common, type: 'modifyOwner', owner: { ...someone, departmentId: 'sales' }, pending },
    activateActivity: { ...common, type: 'activateActivity', nodeId: node?.id ?? '', people: fresh ? null : people },
    cancelActivity: { ...common, type: 'cancelActivity', activityId, continuation: fresh ? 'advance' : 'stay' },
  };
  return commands[type];
}
