import { endpoint } from './endpoint.ts';
import type {
  AddExternalLinkInput,
  DeleteExternalLinkInput,
  ExternalLinks,
  ExternalLinksInput,
  SwitchExternalLinkInput,
} from './external-links.schema.ts';

const path = '/api/models/:schemaCode/external-links';

export const listExternalLinks = endpoint<ExternalLinksInput, ExternalLinks>({
  method: 'GET',
  path,
  operationId: 'listExternalLinks',
  access: 'externalLink:manage',
  summary: 'The links by which people without an account fill in forms of a model',
});

export const addExternalLink = endpoint<AddExternalLinkInput, ExternalLinks>({
  method: 'POST',
  path,
  operationId: 'addExternalLink',
  access: 'externalLink:manage',
  audit: 'externalLinkAdd',
  summary: 'Makes a link to a form for people without an account',
});

export const switchExternalLink = endpoint<SwitchExternalLinkInput, ExternalLinks>({
  method: 'PUT',
  path: `${path}/:id`,
  operationId: 'switchExternalLink',
  access: 'externalLink:manage',
  audit: 'externalLinkSwitch',
  summary: 'Closes a link to a form at once, or opens it again',
});

export const deleteExternalLink = endpoint<DeleteExternalLinkInput, ExternalLinks>({
  method: 'DELETE',
  path: `${path}/:id`,
  operationId: 'deleteExternalLink',
  access: 'externalLink:manage',
  audit: 'externalLinkDelete',
  summary: 'Deletes a link to a form for good; what came by it stays',
});
