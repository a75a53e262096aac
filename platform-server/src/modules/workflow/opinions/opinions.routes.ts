import { Empty } from '@portico/shared-kit/contract/common.schema';
import { getOpinionHabits, saveOpinionHabits } from '@portico/shared-kit/contract/opinions.endpoints';
import { OpinionHabits, SaveOpinionHabitsInput } from '@portico/shared-kit/contract/opinions.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { Opinions } from './opinions.service.ts';

/** Registers what people give opinions with. */
export function registerOpinions(app: FastifyInstance, opinions: Opinions): void {
  route(app, getOpinionHabits, { input: Empty, reply: OpinionHabits }, ({ user, locale }) =>
    opinions.getHabits(user, locale),
  );

  route(app, saveOpinionHabits, { input: SaveOpinionHabitsInput, reply: Empty }, ({ input, user }) =>
    opinions.saveHabits(user, input),
  );
}
