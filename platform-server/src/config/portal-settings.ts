import type { HelpTopic } from '@portico/shared-kit/contract/help.schema';
import { Type } from 'typebox';
import { hiddenEntryOf } from '../hidden-entry.ts';
import { settingOf, text, variable } from './setting.ts';

/** Origins from which a developer serves a remote, on a machine that is not production. */
const loopback = 'http://127.0.0.1:* http://localhost:*';

/** Origin of one site over https; a star stands for its first label, never for all below a top-level domain. */
const pictureOrigin = 'https://(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:\\d+)?';

/** A link of the header: a site, a path of this one, a mail address or a telephone. */
const link = text(
  'a link such as https://help.example/{locale}/, /manual/, mailto:help@example.com or tel:+8610-1234',
  '^(https?://[^\\s]+|/[^/\\\\\\s][^\\s]*|mailto:[^\\s]+|tel:[+\\d-]+)$',
);

/** Links of help; one that is undefined is not offered. `{locale}` in a link stands for the reader's language. */
const help = settingOf(
  {
    manual: variable('HELP_MANUAL_URL', {
      schema: link,
      description: 'user manual in the help menu: a site, a path, `mailto:` or `tel:`, see Help',
    }),
    video: variable('HELP_VIDEO_URL', { schema: link, description: 'video in the help menu' }),
    developer: variable('HELP_DEVELOPER_URL', { schema: link, description: "developers' page in the help menu" }),
    customerService: variable('CUSTOMER_SERVICE_URL', {
      schema: link,
      description: 'customer service in the help menu, for administrators only',
    }),
  },
  (links): Readonly<Record<HelpTopic, string | undefined>> => links,
);

/** Settings of what the portal shows, where it leads, and from where it takes remotes and pictures. */
export const portalSettings = {
  /** Origins from which a permitted developer may take a remote; a star stands for any port. */
  overrideOrigins: variable('OVERRIDE_ORIGINS', {
    schema: text(
      'origins such as https://builds.example, separated by spaces',
      '^(https?://[\\w.-]+(:(\\d+|\\*))?( |$))*$',
    ),
    default: loopback,
    defaultInProduction: '',
    defaultInWords: 'this machine, in production none',
    parse: (origins): readonly string[] => origins.split(' ').filter((origin) => origin !== ''),
    description: 'origins from which a developer may take a remote',
  }),
  /** Origins whose pictures pages may show, such as portraits; empty: the portal's own only. */
  imageOrigins: variable('IMAGE_ORIGINS', {
    schema: text(
      'origins over https such as https://static.dingtalk.com or https://*.example.com, separated by spaces',
      `^${pictureOrigin}( ${pictureOrigin})*$`,
    ),
    parse: (origins): readonly string[] => origins?.split(' ') ?? [],
    description: 'origins over https whose pictures pages may show, see Portraits',
  }),
  /** True where /application-portal is there. */
  openApplicationPortal: variable('OPEN_APPLICATION_PORTAL', {
    schema: Type.Union([Type.Literal('true'), Type.Literal('false')], { description: 'true or false' }),
    default: 'false',
    parse: (value) => value === 'true',
    description: 'whether `/application-portal` is there',
  }),
  /** The application that people begin with, alone; undefined: the portal begins with its own page. */
  appCode: variable('APP_CODE', {
    schema: text('the code of an application', '^[A-Za-z][\\w-]{0,63}$'),
    description: 'the application that people begin with, alone',
  }),
  /**
   * Address at which administrators manage the organisation; undefined: there is no back-stage, and nothing leads to
   * it.
   */
  backStageUrl: variable('BACK_STAGE_URL', {
    schema: text(
      'where the back-stage is served, such as /admin/ or https://manage.example/',
      '^(/(?!/)|https?://[^\\s/?#]+/)[^\\s?#\\\\]*$',
    ),
    description: 'where administrators manage the organisation, such as `/admin/`; none: nothing leads there',
  }),
  /** Address to which phones are sent that open a message; undefined: this portal shows it to them as well. */
  mobilePortalUrl: variable('MOBILE_PORTAL_URL', {
    schema: text('an address such as https://m.portal.example/', '^https?://[^\\s]+$'),
    description: 'where phones are sent that open a message; none: this portal shows it',
  }),
  help,
  /** The role group whose roles do not see an application, or one entry of its menu (shell spec, section 6). */
  hiddenEntry: variable('HIDDEN_ENTRY', {
    schema: text(
      'a role group and what its roles do not see, such as partners:finance or partners:finance/salaries',
      '^[\\w-]{1,64}:[A-Za-z]\\w{0,47}(/[A-Za-z]\\w{0,47})?$',
    ),
    parse: hiddenEntryOf,
    description: 'what a role group does not see: `group:application` or `group:application/entry`',
  }),
};
