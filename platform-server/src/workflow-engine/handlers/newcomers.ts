import type { CommandOf } from '../commands.ts';
import { chosenPeople } from '../find-people.ts';
import { refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import type { EngineState } from '../engine-state.ts';

/**
 * The people that somebody chose for work in their activity. Refused: the actor (402511), who is not active (402021),
 * who has the activity to handle already (402022).
 */
export function newcomers(
  engine: EngineState,
  { actor, people, occupied }: Pick<CommandOf<'forward'>, 'actor' | 'people' | 'occupied'>,
): readonly Person[] {
  if (people.includes(actor.id)) refuse('noTransferToSelf', {});
  const found = chosenPeople(engine, people);
  const busy = found.filter(({ id }) => occupied.includes(id));
  if (busy.length > 0) refuse('personHasItem', { names: busy.map(({ name }) => name).join(', ') });
  return found;
}
