import { checkAdd, getFormUrl } from '@portico/shared-kit/contract/form-entry.endpoints';
import { AddEntry, CheckAddInput, FormUrl, GetFormUrlInput } from '@portico/shared-kit/contract/form-entry.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { FormEntryService } from './form-entry.service.ts';

/** Registers what leads to a form (list spec, section 7: add pre-check, getFormUrl). */
export function registerFormEntry(app: FastifyInstance, forms: FormEntryService): void {
  route(app, checkAdd, { input: CheckAddInput, reply: AddEntry }, ({ input, user }) => forms.checkAdd(user, input));
  route(app, getFormUrl, { input: GetFormUrlInput, reply: FormUrl }, ({ input, user }) =>
    forms.getFormUrl(user, input),
  );
}
