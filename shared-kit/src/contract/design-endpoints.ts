import type { DesignCalls } from './design-calls.ts';
import * as endpoints from './designs.endpoints.ts';
import type { DesignKind } from './designs.schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints that are the same for all kinds of designs, typed for one kind. */
type DesignEndpoints<K extends DesignKind> = {
  readonly [N in keyof DesignCalls<K>]: Endpoint<DesignCalls<K>[N]['input'], DesignCalls<K>[N]['reply']>;
};

/** Returns the endpoints of designs as those of one kind: the input names the kind, and the reply is its own. */
export function designEndpoints<K extends DesignKind>(_kind: K): DesignEndpoints<K> {
  return endpoints as unknown as DesignEndpoints<K>;
}
