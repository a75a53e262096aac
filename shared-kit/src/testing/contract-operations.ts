import { readdirSync } from 'node:fs';
import type { Endpoint } from '../contract/endpoint.ts';

/** Returns everything that the files of a folder export, by its name; `ending` chooses the files. */
export async function exportsOf<T>(folder: URL, ending: string): Promise<Record<string, T>> {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).pathname) as Promise<object>));
  return Object.assign({}, ...modules) as Record<string, T>;
}

/** Returns every endpoint of the contract. */
export async function contractOperations(): Promise<Endpoint<never, unknown>[]> {
  const folder = new URL('../contract/', `file://${__filename}`);
  return Object.values(await exportsOf<Endpoint<never, unknown>>(folder, '.endpoints.ts'));
}
