import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  lookUpNames,
  openExternalForm,
  submitExternalForm,
  uploadExternalFile,
} from '@portico/shared-kit/contract/external-forms.endpoints';
import {
  ExternalForm,
  LookUpReply,
  LookUpInput,
  OpenExternalFormInput,
  SubmitExternalFormInput,
} from '@portico/shared-kit/contract/external-forms.schema';
import {
  addExternalLink,
  deleteExternalLink,
  listExternalLinks,
  switchExternalLink,
} from '@portico/shared-kit/contract/external-links.endpoints';
import {
  AddExternalLinkInput,
  DeleteExternalLinkInput,
  ExternalLinks,
  ExternalLinksInput,
  SwitchExternalLinkInput,
} from '@portico/shared-kit/contract/external-links.schema';
import { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { Multipart, readUpload } from '../files/index.ts';
import type { ExternalFormServices } from './external-form-services.ts';
import type { ExternalFormService } from './external-forms.service.ts';
import type { ExternalLinkService } from './external-links.service.ts';

/** Registers links to forms, and the forms as people without an account reach them. `maxBytes` is the largest file. */
export function registerExternalForms(app: FastifyInstance, services: ExternalFormServices, maxBytes: number): void {
  registerLinks(app, services.links);
  registerForms(app, services.forms, maxBytes);
}

function registerLinks(app: FastifyInstance, links: ExternalLinkService): void {
  route(app, listExternalLinks, { input: ExternalLinksInput, reply: ExternalLinks }, ({ input, user }) =>
    links.list(user, input.schemaCode),
  );
  route(app, addExternalLink, { input: AddExternalLinkInput, reply: ExternalLinks }, ({ input, user }) =>
    links.add(user, input),
  );
  route(app, switchExternalLink, { input: SwitchExternalLinkInput, reply: ExternalLinks }, ({ input, user }) =>
    links.setDisabled(user, input),
  );
  route(app, deleteExternalLink, { input: DeleteExternalLinkInput, reply: ExternalLinks }, ({ input, user }) =>
    links.remove(user, input),
  );
}

function registerForms(app: FastifyInstance, forms: ExternalFormService, maxBytes: number): void {
  route(
    app,
    openExternalForm,
    { input: OpenExternalFormInput, reply: ExternalForm, perMinute: 120 },
    ({ input, request, locale }) => forms.open(input, { address: request.ip, locale }),
  );
  route(
    app,
    lookUpNames,
    { input: LookUpInput, reply: LookUpReply, perMinute: 600 },
    async ({ input, request, locale }) =>
      forms.lookUp(await request.guestSession(), input, { address: request.ip, locale }),
  );
  route(app, uploadExternalFile, { input: Multipart, reply: StoredFile, perMinute: 60 }, async ({ request, locale }) =>
    forms.keepFile(await request.guestSession(), () => readUpload(request, maxBytes), { address: request.ip, locale }),
  );
  route(
    app,
    submitExternalForm,
    { input: SubmitExternalFormInput, reply: Empty, perMinute: 120 },
    async ({ input, request, locale }) =>
      forms.submit(await request.guestSession(), input, { address: request.ip, locale }),
  );
}
