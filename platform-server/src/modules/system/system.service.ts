import { type HelpLink, helpTopics } from '@portico/shared-kit/contract/help.schema';
import { type SystemConfig, ThemeInfo } from '@portico/shared-kit/contract/system.schema';
import { can } from '@portico/shared-kit/permissions';
import { Value } from 'typebox/value';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { productVersion } from '../../version.ts';
import * as repository from './system.repository.ts';

const themeSetting = 'theme';
const defaultTheme: ThemeInfo = { name: 'Portico', icon: null, color: 'default', outward: 'light' };

/** Settings that hold for everybody. */
export interface SystemService {
  /** Returns the configuration that the shell needs before anybody signs in; throws nothing. */
  getConfig(): Promise<SystemConfig>;
  /** Changes the theme for the whole system and returns it; the default colour is always light. */
  editTheme(change: Pick<ThemeInfo, 'color' | 'outward'>): Promise<ThemeInfo>;
  /** Returns the links of the help menu for this user, in the order in which it is shown: only what has an address. */
  helpLinks(user: Pick<SignedInUser, 'grants'>): readonly HelpLink[];
}

/** Settings of the whole system (portal spec, sections 3 and 4). */
export function systemService(platform: Platform): SystemService {
  const { config, connections, corpId, now } = platform;
  const { db } = connections;

  async function theme(): Promise<ThemeInfo> {
    const kept = await repository.findSetting(db, corpId, themeSetting);
    return Value.Check(ThemeInfo, kept) ? kept : defaultTheme;
  }

  return {
    async getConfig() {
      const { openApplicationPortal, appCode = null, backStageUrl = null, mobilePortalUrl = null } = config;
      const openIdName = config.openId?.name ?? null;
      const settings = { openApplicationPortal, appCode, backStageUrl, mobilePortalUrl, openIdName };
      return { theme: await theme(), clientVersion: productVersion, corpId, ...settings };
    },

    async editTheme({ color, outward }) {
      const changed = { ...(await theme()), color, outward: color === 'default' ? ('light' as const) : outward };
      await repository.saveSetting(db, corpId, themeSetting, changed, now());
      return changed;
    },

    helpLinks({ grants }) {
      return helpTopics.flatMap((topic) => {
        const url = config.help[topic];
        const isClosed = topic === 'customerService' && !can(grants, 'help:customerService');
        return url === undefined || isClosed ? [] : [{ topic, url }];
      });
    },
  };
}
