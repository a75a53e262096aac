import { type SystemConfig, ThemeInfo } from '@portico/shared-kit/contract/system.schema';
import { Value } from 'typebox/value';
import type { Platform } from '../../platform.ts';
import { productVersion } from '../../version.ts';
import * as repository from './system.repository.ts';

const themeSetting = 'theme';
const defaultTheme: ThemeInfo = { name: 'Portico', icon: null, color: 'default', outward: 'light' };

/** Settings that hold for everybody. */
export interface SystemService {
  /** What the shell must know before anybody signs in; throws nothing. */
  getConfig(): Promise<SystemConfig>;
  /** Changes the theme for the whole system and returns it; the default colour is always light. */
  editTheme(change: Pick<ThemeInfo, 'color' | 'outward'>): Promise<ThemeInfo>;
}

/** Settings of the whole system (portal spec, sections 3 and 4). */
export function systemService(platform: Platform): SystemService {
  const { connections, corpId, now } = platform;
  const { db } = connections;

  async function theme(): Promise<ThemeInfo> {
    const kept = await repository.findSetting(db, corpId, themeSetting);
    return Value.Check(ThemeInfo, kept) ? kept : defaultTheme;
  }

  return {
    async getConfig() {
      return { theme: await theme(), clientVersion: productVersion, corpId };
    },

    async editTheme({ color, outward }) {
      const changed = { ...(await theme()), color, outward: color === 'default' ? ('light' as const) : outward };
      await repository.saveSetting(db, corpId, themeSetting, changed, now());
      return changed;
    },
  };
}
