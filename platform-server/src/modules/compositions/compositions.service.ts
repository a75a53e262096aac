import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Composition, resolve, shellPackage, type Who } from '@portico/shared-kit/remotes';
import { openBuildStore } from './build-store.ts';
import { openRegistry } from './registry-store.ts';

export interface PageRequest {
  readonly who: Who;
  readonly locale: 'zh' | 'en';
  /** Fresh for every answer: scripts and styles of the page carry it. */
  readonly nonce: string;
}

/** The page of the portal for one asker. */
export interface PortalPage {
  readonly html: string;
  /** Equal for equal pages, apart from their nonce. */
  readonly etag: string;
}

export interface CompositionService {
  /** What this asker's page is made of; null while no host has been released. */
  compose(who: Who): Composition | null;
  /** The page with its composition inlined; null while no host has been released. */
  page(request: PageRequest): PortalPage | null;
  readonly overrideOrigins: readonly string[];
  /** The folder whose builds are served. */
  readonly buildsRoot: string;
}

export interface CompositionOptions {
  /** The folder that holds `builds/` and `registry/`. */
  readonly home: string;
  /** Origins from which a permitted developer may take a remote; empty: nobody may. */
  readonly overrideOrigins: readonly string[];
}

/** Decides which builds a page is made of, and writes that into the page. */
export function compositionService({ home, overrideOrigins }: CompositionOptions): CompositionService {
  const store = openBuildStore(home);
  const registry = openRegistry(home);
  const templates = new Map<string, string>();
  const compose = (who: Who) => resolve(registry.read(), store.find, who, overrideOrigins);
  const templateOf = (buildId: string) => {
    const template = templates.get(buildId) ?? readFileSync(store.fileOf(shell(buildId), 'index.html'), 'utf8');
    templates.set(buildId, template);
    return template;
  };

  return {
    overrideOrigins,
    buildsRoot: store.root,
    compose,
    page({ who, locale, nonce }) {
      const composition = compose(who);
      if (!composition) return null;
      const inlined = inlineJson(composition);
      const html = templateOf(composition.shell.buildId)
        .replace('%lang%', locale === 'zh' ? 'zh-CN' : 'en')
        .replaceAll('%nonce%', nonce)
        .replace('%composition%', () => inlined);
      const etag = createHash('sha256').update(`${locale}\n${inlined}`).digest('base64url').slice(0, 22);
      return { html, etag: `"${etag}"` };
    },
  };
}

function shell(buildId: string) {
  return { packageName: shellPackage, buildId };
}

/** JSON that cannot end the script element it stands in. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
