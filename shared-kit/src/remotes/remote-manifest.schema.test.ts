import type { ContributionTypes } from './contributions.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import type { ContributionShapes, ManifestShape } from './remote-manifest.schema.ts';

/** Takes interfaces apart, so that only names, types, `?` and nesting are compared. */
type Flat<T> = T extends readonly (infer Item)[]
  ? readonly Flat<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Flat<T[Key]> }
    : T;

/** True for the very same type; one that only fits into the other is not enough. */
type Same<A, B> =
  (<T>(value: T) => T extends Flat<A> ? 1 : 2) extends <T>(value: T) => T extends Flat<B> ? 1 : 2 ? true : false;

test('the schemas of remote.json and the types of the browser say the same', () => {
  const same: [Same<ContributionShapes, ContributionTypes>, Same<ManifestShape, Omit<RemoteManifest, 'contributes'>>] =
    [true, true];
  expect(same).toEqual([true, true]);
});

test('a member more, less, or optional on one side only does not compile', () => {
  type Page = ContributionShapes['portal.page'];
  type More = Page & { readonly icon?: string };
  type Less = Omit<Page, 'aside'>;
  type Stricter = Less & { readonly aside: 'workflowCenter' | 'application' };
  type Here = ContributionTypes['portal.page'];
  const different: [Same<More, Here>, Same<Less, Here>, Same<Stricter, Here>] = [false, false, false];
  expect(different).toEqual([false, false, false]);
});
