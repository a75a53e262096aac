import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';

const own = readFileSync(new URL(import.meta.url), 'utf8');
const moduleSyntax =
  /^\s*(?:import|export)\b|\bimport\.meta\b|[;}]\s*(?:import|export)\s*(?:[{*"']|default\b)|\bimport\s*\(/m;

/** A package that already is CommonJS is left as it is: compiling antd again would cost minutes. */
function isUntouched(source, path) {
  return path.includes('node_modules') && (path.endsWith('.cjs') || !moduleSyntax.test(source));
}

function options(path, supportsHoisting) {
  const isTypeScript = /\.[cm]?tsx?$/.test(path);
  return {
    filename: path,
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs', importInterop: 'swc', ignoreDynamic: false },
    jsc: {
      target: 'es2023',
      parser: isTypeScript ? { syntax: 'typescript', tsx: path.endsWith('x') } : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' }, ...(supportsHoisting ? { hidden: { jest: true } } : {}) },
    },
  };
}

/** swc leaves what assigns to `import.meta.url`, as packages do for other platforms than Node: CommonJS has no such thing. */
const withoutAssignedUrl = (source) => source.replaceAll(/\bimport\.meta\.url\s*=(?!=)/g, 'globalThis.moduleUrl =');

/** jest's transformer: TypeScript and ES modules to CommonJS by swc, with jest.mock hoisted in our own files. */
export default {
  process(source, path) {
    if (isUntouched(source, path)) return { code: source };
    return transformSync(withoutAssignedUrl(source), options(path, !path.includes('node_modules')));
  },
  getCacheKey(source, path, { configString, instrument }) {
    const parts = [own, version, configString, String(instrument), path, source];
    return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
  },
};
