import { openId } from './open-id-settings.ts';
import { portalSettings } from './portal-settings.ts';
import { limitSettings, processSettings } from './server-settings.ts';
import { serviceCalls } from './service-call-settings.ts';
import { secondFactorSettings, sessionSettings } from './session-settings.ts';
import { type ConfigOf, type Settings, type Variable } from './setting.ts';
import { trustedProxy } from './trusted-proxy.ts';

const general = {
  ...processSettings,
  ...sessionSettings,
  ...limitSettings,
  ...portalSettings,
  /** A proxy in front that signs people in; undefined: they sign in here. */
  trustedProxy,
  serviceCalls,
};
const openIdConnect = { openId };

/** Every setting of the server by name: one place for what is read, checked, masked and documented. */
export const settings = { ...general, ...secondFactorSettings, ...openIdConnect };

/** Configuration of this process: frozen, and safe to log, since its secrets show as `***` in JSON and in `inspect`. */
export type Config = ConfigOf<typeof settings>;

const variablesOf = (area: Settings): readonly Variable[] => Object.values(area).flatMap(({ variables }) => variables);

/** The tables of variables in docs/operations.md by the name of their place there: all variables, each once. */
export const documentedVariables: ReadonlyMap<string, readonly Variable[]> = new Map([
  ['general', variablesOf(general)],
  ['second factor', variablesOf(secondFactorSettings)],
  ['OpenID Connect', variablesOf(openIdConnect)],
]);
