import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@portico/shared-kit/i18n';
import {
  type Composition,
  type RegistryDocument,
  resolve,
  shellPackage,
  type TargetingContext,
} from '@portico/shared-kit/remotes';
import { openBuildStore } from './build-store.ts';
import { type PageAddress, planHead } from './page-head.ts';
import { openRegistry } from './registry-store.ts';
import { openReplays } from './replays.ts';

/** For whom a page is made. */
export interface Asker {
  readonly context: TargetingContext;
  /** The id of the composition that they want to see again; null for what they would get now. */
  readonly replay: string | null;
}

/** A request for the page: the asker, and the form of the answer. */
export interface PageRequest {
  readonly asker: Asker;
  readonly locale: Locale;
  /** Fresh for every answer: scripts and styles of the page carry it. */
  readonly nonce: string;
  readonly address: PageAddress;
}

/** The page of the portal for one asker. */
export interface PortalPage {
  readonly html: string;
  /** Equal for equal pages, apart from their nonce. */
  readonly etag: string;
}

/** The compositions that the pages of the portal are made of. */
export interface CompositionService {
  /**
   * Returns the composition of this asker's page, which is the one that they would get now where a replay cannot be
   * had; null while no host has been released.
   */
  compose(asker: Asker): Composition | null;
  /** A composition of the past by its id; null where it cannot be had any more. */
  findReplay(id: string): Composition | null;
  /** The page with its composition inlined; null while no host has been released. */
  page(request: PageRequest): PortalPage | null;
  readonly overrideOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  /** The folder whose builds are served. */
  readonly buildsRoot: string;
}

/** Configuration of builds. */
export interface CompositionOptions {
  /** The folder that holds `builds/` and `registry/`. */
  readonly home: string;
  /** Origins from which a permitted developer may take a remote; empty: nobody may. */
  readonly overrideOrigins: readonly string[];
  /** Origins whose pictures pages may show. */
  readonly imageOrigins: readonly string[];
  /** A proxy in front that signs people in; undefined: the portal asks for their password. */
  readonly trustedProxy?: object | undefined;
}

/** Decides which builds a page is made of, and writes that into the page. */
export function compositionService(options: CompositionOptions): CompositionService {
  const { home, overrideOrigins, imageOrigins } = options;
  const signIn = options.trustedProxy === undefined ? 'here' : 'proxy';
  const store = openBuildStore(home);
  const registry = openRegistry(home);
  const templates = new Map<string, string>();
  const composeFrom = (document: RegistryDocument, context: TargetingContext) =>
    resolve(document, store.find, context, overrideOrigins);
  const findReplay = openReplays(registry, composeFrom);
  const compose = ({ context, replay }: Asker) =>
    (replay === null ? null : findReplay(replay)) ?? composeFrom(registry.read(), context);
  const templateOf = (buildId: string) => {
    const template = templates.get(buildId) ?? readFileSync(store.fileOf(shell(buildId), 'index.html'), 'utf8');
    templates.set(buildId, template);
    return template;
  };

  return {
    overrideOrigins,
    imageOrigins,
    buildsRoot: store.root,
    compose,
    findReplay,
    page({ asker, locale, nonce, address }) {
      const composition = compose(asker);
      if (!composition) return null;
      const inlined = inlineJson(composition);
      const head = planHead(store, composition, address);
      const calls = inlineJson(head.calls);
      const html = templateOf(composition.shell.buildId)
        .replace('%lang%', locale === 'zh' ? 'zh-CN' : 'en')
        .replaceAll('%nonce%', nonce)
        .replace('%signIn%', signIn)
        .replace('%layout%', head.layout ?? '')
        .replace('%calls%', () => calls)
        .replace('<!-- page -->', () => head.links)
        .replace('%composition%', () => inlined);
      // A browser that keeps the page keeps its content policy, too: another policy makes it another page.
      return { html, etag: etagOf([locale, signIn, inlined, head.links, calls, head.layout ?? '', ...imageOrigins]) };
    },
  };
}

function etagOf(parts: readonly string[]): string {
  return `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}"`;
}

function shell(buildId: string) {
  return { packageName: shellPackage, buildId };
}

/** JSON that cannot end the script element it stands in. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
