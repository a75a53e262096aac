import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';
import { integrity } from './build-facts.ts';

const { RuntimeModule, Template, runtime, sources, Compilation: Stages } = webpack;

const pluginName = 'ChunkIntegrityPlugin';
const marker = '@@chunk-integrity@@';
const table = '__webpack_require__.chunkIntegrity';
const query = '__webpack_require__.chunkQuery';

/** Defines, in the runtime of a build, the hash of every chunk file by its name. */
class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    // A flat text without quotes survives whatever quoting the minifier chooses.
    const pair = '(pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]';
    return Template.asString([
      `${table} = Object.fromEntries("${marker}".split(",").map(${pair}));`,
      // A retry runs the entry under another address; its chunks follow, past whatever the browser kept of the bad ones.
      `${query} = (globalThis.document?.currentScript && new URL(document.currentScript.src).search) || "";`,
    ]);
  }
}

/**
 * Gives every chunk that a build loads later, script or style, its integrity: a changed file does not run. The table
 * is filled in when all names and contents are final, in the file that carries the runtime; that file itself is held
 * by the page or by the registry.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(pluginName, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(pluginName, (source) =>
        Template.asString([
          source,
          `script.integrity = ${table}[url.split("/").pop()] || "";`,
          `script.src = url + ${query};`,
        ]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(pluginName, (source, { tag, href }) =>
        Template.asString([
          source,
          `${tag}.integrity = ${table}[${href}.split("/").pop()] || "";`,
          `${tag}.href = ${href} + ${query};`,
        ]),
      );
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => fillTables(compilation));
    });
  }
}

function fillTables(compilation: Compilation): void {
  const assets = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const carriers = assets.filter(({ source }) => source.source().toString().includes(marker));
  const pairs = assets
    .filter((asset) => !carriers.includes(asset))
    .map(({ name, source }) => `${name}=${integrity(source.buffer())}`);
  for (const { name, source } of carriers) {
    const filled = source.source().toString().replaceAll(marker, pairs.join(','));
    compilation.updateAsset(name, new sources.RawSource(filled));
  }
}
