import { previewForm } from '@portico/shared-kit/contract/form-design.endpoints';
import { PreviewFormInput } from '@portico/shared-kit/contract/form-design.schema';
import { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { FormPreviews } from './preview-form.ts';

/** Registers what the designing of forms has beside that of all designs. */
export function registerFormPreviews(app: FastifyInstance, previews: FormPreviews): void {
  route(app, previewForm, { input: PreviewFormInput, reply: FormConfig }, ({ input, user }) =>
    previews.preview(user, input),
  );
}
