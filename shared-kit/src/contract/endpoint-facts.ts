import type { ByParameter, Endpoint } from './endpoint.ts';

/** Returns an endpoint with the facts that it has for one input; for values that it does not know, those for all of them. */
export function endpointFor<E extends Pick<Endpoint<never, unknown>, 'access' | 'accessBy' | 'audit' | 'auditBy'>>(
  endpoint: E,
  input: Readonly<Record<string, unknown>>,
): E {
  const { accessBy, auditBy } = endpoint;
  const access = factFor(accessBy, input);
  const audit = factFor(auditBy, input);
  return { ...endpoint, ...(access === undefined ? {} : { access }), ...(audit === undefined ? {} : { audit }) };
}

/** Returns the fact for the value that the parameter has in an input; undefined for one that is not known. */
export function factFor<T>(by: ByParameter<T> | undefined, input: Readonly<Record<string, unknown>>): T | undefined {
  const value = by === undefined ? undefined : input[by.parameter];
  return typeof value === 'string' && by !== undefined && Object.hasOwn(by.values, value)
    ? by.values[value]
    : undefined;
}
