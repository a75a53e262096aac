import type { HelpTopic } from '@portico/shared-kit/contract/help.schema';
import { Type } from 'typebox';

/** A link of the header: a site, a path of this one, a mail address or a telephone. */
const link = Type.String({
  pattern: '^(https?://[^\\s]+|/[^/\\\\\\s][^\\s]*|mailto:[^\\s]+|tel:[+\\d-]+)$',
  description: 'a link such as https://help.example/{locale}/, /manual/, mailto:help@example.com or tel:+8610-1234',
});

/** The variables that say where help is. */
export const helpVariables = {
  HELP_MANUAL_URL: Type.Optional(link),
  HELP_VIDEO_URL: Type.Optional(link),
  HELP_DEVELOPER_URL: Type.Optional(link),
  CUSTOMER_SERVICE_URL: Type.Optional(link),
};

/** Links of help; one that is undefined is not offered. */
export type HelpConfig = Readonly<Record<HelpTopic, string | undefined>>;

/** The links of the variables. */
export function helpOf(values: Readonly<Partial<Record<keyof typeof helpVariables, string | undefined>>>): HelpConfig {
  return {
    manual: values.HELP_MANUAL_URL,
    video: values.HELP_VIDEO_URL,
    developer: values.HELP_DEVELOPER_URL,
    customerService: values.CUSTOMER_SERVICE_URL,
  };
}
