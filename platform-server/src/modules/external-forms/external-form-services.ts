import type { Platform } from '../../platform.ts';
import { tokenSecrets } from '../session/index.ts';
import { type ExternalFormService, externalFormService } from './external-forms.service.ts';
import { type ExternalLinkService, externalLinkService } from './external-links.service.ts';

/** Links to forms, and the forms as people without an account reach them. */
export interface ExternalFormServices {
  readonly links: ExternalLinkService;
  readonly forms: ExternalFormService;
}

type OtherModules = Omit<
  Parameters<typeof externalLinkService>[1] & Parameters<typeof externalFormService>[1],
  'secret' | 'secrets'
>;

/** Makes the services of forms for people without an account; their links are made with the secrets of tokens. */
export function externalFormServices(platform: Platform, others: OtherModules): ExternalFormServices {
  const secrets = tokenSecrets(platform.config);
  const needs = { ...others, secrets, secret: secrets[0] };
  return { links: externalLinkService(platform, needs), forms: externalFormService(platform, needs) };
}
