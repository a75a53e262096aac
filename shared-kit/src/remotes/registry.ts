/** Builds of one package that the registry points at. Every value is a build id. */
export interface Pointer {
  readonly stable: string;
  readonly canary?: string;
  /** The build that was stable before; what a rollback returns to. */
  readonly lastGood?: string;
}

/** Users whom a rule applies to. Everything that is given must hold; an empty match is everyone. */
export interface RuleMatch {
  /** First and last bucket, both included, of 0 to 99. */
  readonly bucket?: readonly [first: number, last: number];
  readonly role?: string;
  readonly user?: string;
}

/** A rule that gives some users another channel of some packages. The first rule that matches a package wins. */
export interface Rule {
  readonly match: RuleMatch;
  readonly use: Readonly<Record<string, 'stable' | 'canary' | 'lastGood'>>;
}

/**
 * The one mutable document: small, changed only by compare-and-swap on `revision`. The host is a package like the
 * others, under the name `shell-host`.
 */
export interface RegistryDocument {
  readonly revision: number;
  readonly packages: Readonly<Record<string, Pointer>>;
  readonly rules: readonly Rule[];
  /** `package@buildId` that nobody may get any more. */
  readonly blocked: readonly string[];
  /**
   * Packages that were rolled back or withdrawn. A release of everything passes them over until somebody releases one
   * by its name. Documents of before do not say.
   */
  readonly onHold?: readonly string[];
  /** `Ed25519 <base64>` over the document without this member; null while signing is not set up. */
  readonly signature: string | null;
}

/** The registry of a store that nothing was released into. */
export const emptyRegistry: RegistryDocument = { revision: 0, packages: {}, rules: [], blocked: [], signature: null };

/** Returns the name of a build in `blocked`. */
export function blockName(packageName: string, buildId: string): string {
  return `${packageName}@${buildId}`;
}

/** Person who asks for a composition. The server knows only the bucket before someone signs in. */
export interface TargetingContext {
  /** 0 to 99, stable for a browser. */
  readonly bucket: number;
  readonly user?: string;
  readonly roles?: readonly string[];
}

/** A document in which `channel` of a package points at a build; moving `stable` keeps the old one as `lastGood`. */
export function withPointer(
  document: RegistryDocument,
  packageName: string,
  target: { readonly channel: 'stable' | 'canary'; readonly buildId: string },
): RegistryDocument {
  const old = document.packages[packageName];
  const { channel, buildId } = target;
  if (!old) return withPackage(document, packageName, { stable: buildId });
  if (channel === 'canary') return withPackage(document, packageName, { ...old, canary: buildId });
  if (old.stable === buildId) return document;
  return withPackage(document, packageName, { ...old, stable: buildId, lastGood: old.stable });
}

/** A document in which a package's stable build is its last good one again. Null when there is none to return to. */
export function withRollback(document: RegistryDocument, packageName: string): RegistryDocument | null {
  const old = document.packages[packageName];
  if (!old?.lastGood) return null;
  const { lastGood, ...rest } = old;
  return withPackage(document, packageName, { ...rest, stable: lastGood });
}

/** A document in which a package is on hold or is not. */
export function withHold(document: RegistryDocument, packageName: string, isOnHold: boolean): RegistryDocument {
  const { onHold = [] } = document;
  if (onHold.includes(packageName) === isOnHold) return document;
  const names = isOnHold ? [...onHold, packageName] : onHold.filter((name) => name !== packageName);
  return { ...document, signature: null, onHold: names };
}

function withPackage(document: RegistryDocument, packageName: string, pointer: Pointer): RegistryDocument {
  return { ...document, signature: null, packages: { ...document.packages, [packageName]: pointer } };
}
