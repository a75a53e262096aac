import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of the inputs with which each step was green last, one file for each step. */
export interface Stamps {
  /** Says whether the step was green with these inputs when it ran last; never where the hash is null. */
  isGreen(step: string, hash: string | null): boolean;
  /** Keeps the hash of a step that was green. */
  keep(step: string, hash: string): void;
  /** Forgets a step that was not green. */
  forget(step: string): void;
}

/** Keeps stamps in a folder, which is made when the first one is kept. */
export function stampsIn(folder: string): Stamps {
  const fileOf = (step: string): string => join(folder, step);
  const read = (step: string): string | null => {
    try {
      return readFileSync(fileOf(step), 'utf8');
    } catch {
      return null;
    }
  };
  return {
    isGreen: (step, hash) => hash !== null && read(step) === hash,
    keep: (step, hash) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), hash);
    },
    forget: (step) => rmSync(fileOf(step), { force: true }),
  };
}
