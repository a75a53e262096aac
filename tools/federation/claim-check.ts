import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@portico/shared-kit/remotes';
import { claimConflicts, type DataClaims, overlap } from '@portico/shared-kit/remotes/claims';
import { sourceFiles } from './source-files.ts';
import { browserSubpaths } from './subpaths.ts';
import { inRoot, packageFolder, readJson, remotes, root } from './workspace.ts';

/** Names that a source claims at run time, or what cannot be told of them. */
interface SourceClaims {
  readonly endpoints: readonly string[];
  readonly tags: readonly string[];
  readonly isReadable: boolean;
}

const call = /\.claim\(([^)]*)\)/g;
const literal = /^['"]([^'"]+)['"]$/;

/**
 * Returns the names in the `claim` calls of a source text. They are read without running it, so names must be literals.
 */
export function claimsIn(source: string): SourceClaims[] {
  return [...source.matchAll(call)].map(([, argument = '']) => {
    const endpoints = namesOf(argument, 'endpoints');
    const tags = namesOf(argument, 'tags');
    return { endpoints: endpoints ?? [], tags: tags ?? [], isReadable: endpoints !== null && tags !== null };
  });
}

function namesOf(argument: string, member: string): string[] | null {
  const list = new RegExp(`\\b${member}:\\s*\\[([^\\]]*)\\]`).exec(argument)?.[1];
  if (list === undefined) return null;
  const parts = list.split(',').flatMap((part) => part.trim() || []);
  const names = parts.map((part) => literal.exec(part)?.[1]);
  return names.every((name) => name !== undefined) ? names : null;
}

/**
 * Returns the problems with the names that a remote has in the one data cache, one message each: names of another
 * remote or of shared-kit, and names that its sources claim while its `remote.json` does not list them.
 */
export async function claimProblems(packageName: string, { data }: RemoteManifest): Promise<string[]> {
  const others = remotes.filter((name) => name !== packageName).map(claimsOf);
  const conflicts = claimConflicts({ owner: packageName, ...data }, [await sharedClaims(), ...others]);
  return [...conflicts, ...sourceFiles(packageName).flatMap((file) => sourceProblems(file, data))];
}

function claimsOf(remote: string): DataClaims {
  const { data } = readJson(packageFolder(remote, 'remote.json')) as RemoteManifest;
  return { owner: remote, ...data };
}

/** Names that every remote may use: those of shared-kit's own calls and tags. */
async function sharedClaims(): Promise<DataClaims> {
  const contracts = browserSubpaths().filter(({ name }) => name.endsWith('.endpoints'));
  const modules = await Promise.all(contracts.map(({ file }) => load(file)));
  const endpoints = modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (value as { operationId?: string }).operationId ?? []),
  );
  const { tags } = (await load(inRoot('shared-kit', 'src', 'api', 'tags.ts'))) as { tags: readonly string[] };
  return { owner: 'shared-kit', endpoints, tags };
}

function load(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(file).href) as Promise<Record<string, unknown>>;
}

function sourceProblems(file: string, { endpoints, tags }: RemoteManifest['data']): string[] {
  const place = relative(root, file);
  const source = readFileSync(file, 'utf8');
  const claims = claimsIn(source);
  if (source.includes('.injectEndpoints(') && claims.length === 0)
    return [`${place}: injects endpoints into the data cache and claims none`];
  return claims.flatMap((claim) => {
    if (!claim.isReadable)
      return [`${place}: write what claim() takes as lists of literals, so that a build can compare it`];
    const unlisted = [
      ...claim.endpoints.filter((name) => !endpoints.some((each) => overlap(each, name))),
      ...claim.tags.filter((name) => !tags.includes(name)),
    ];
    return unlisted.map((name) => `${place}: claims ${name}, which data of remote.json does not list`);
  });
}
