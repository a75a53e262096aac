import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShellBuild, buildPath, contributionTypes } from '@portico/shared-kit/remotes';
import type { ChunkGraph, Compilation, Module } from 'webpack';
import { hostPlugins, providedVersions } from '../federation/federation.ts';
import { kitExports } from '../federation/kit-exports.ts';
import { host } from '../federation/workspace.ts';
import { type BudgetedPart, hostParts } from './budgets.ts';
import { buildFacts } from './build-facts.ts';
import { compile } from './compile.ts';
import { writePage } from './page.ts';
import { productionConfig } from './webpack-config.ts';

/** Components of antd that few pages use, with what only they bring. */
const rareComponents =
  /[\\/](antd[\\/]es[\\/](cascader|color-picker|image|slider|splitter|statistic|steps|timeline|transfer|tree-select|upload)|@rc-component[\\/](cascader|color-picker|image|slider|steps|tree-select|upload))[\\/]/;

/** Components of antd that choose dates and times, and the parts of shared-kit that draw them. */
const dateComponents =
  /[\\/](antd[\\/]es[\\/](date|time)-picker|@rc-component[\\/]picker)[\\/]|[\\/]fields[\\/]kinds[\\/]date[\\/](DatePickerInput|DateRangePicker|calendar-looks|wall-picker)/;

/** Parts of shared-kit for dialogs and designers, which no page draws at first. */
const laterParts =
  /[\\/]shared-kit[\\/]src[\\/](audit|data-rules|designer|documents|expressions|field-views|form-rules|ui[\\/](columns-dialog|condition-builder))[\\/]|[\\/]shared-kit[\\/]src[\\/](api|contract)[\\/]designs\./;

/** Components of antd for tables and forms, with what only they bring: lists and portal pages draw none of them at first. */
const formComponents =
  /[\\/](antd[\\/]es[\\/](anchor|auto-complete|breadcrumb|card|descriptions|input-number|result|segmented|table|tabs|tree)|@rc-component[\\/](input-number|mini-decimal|segmented|table|tabs|tree))[\\/]/;

/** Parts of shared-kit that forms draw, and what opens from a field. */
const formParts =
  /[\\/]shared-kit[\\/]src[\\/](fields[\\/]kinds[\\/](sub-table[\\/](cards[\\/]Row|sheet[\\/](?!table-text))|relevance[\\/]picker|attachment[\\/]FilePreview\w+)|ui[\\/](person-card[\\/]Person(Card|Popup)|unit-picker[\\/](Chosen|Unit[A-Z]|use-)))/;

/** The parts that most pages of remotes use sooner or later: the lazy components of shared-kit, and the libraries below them. */
const kitParts =
  /[\\/]shared-kit[\\/]src[\\/]|[\\/]node_modules[\\/](antd|@ant-design|@babel|@rc-component|@tanstack|dayjs|json2mq|scroll-into-view-if-needed|string-convert|throttle-debounce|use-sync-external-store)[\\/]/;

function isOfKit(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  const isInFrame = [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'frame');
  return isInFrame || kitParts.test(module.nameForCondition() ?? '');
}

function isOfForms(module: Module): boolean {
  const name = module.nameForCondition() ?? '';
  return formComponents.test(name) || formParts.test(name);
}

/**
 * Few files: a page waits for the main one, the kit, with which the frame comes (named where it is imported) and its remote's. What two
 * of the others share is cut out only where it is worth a request, and all styles are one file.
 */
const splitChunks = {
  minSize: 60_000,
  cacheGroups: {
    styles: { name: 'main', type: 'css/mini-extract', chunks: 'all' as const, enforce: true },
    words: { ...oneChunk('error-words'), test: /[\\/]shared-kit[\\/]src[\\/]errors[\\/]/, priority: 4 },
    rare: { ...oneChunk('rare'), test: rareComponents, priority: 3 },
    dates: { ...oneChunk('dates'), test: dateComponents, priority: 3 },
    forms: { ...oneChunk('forms'), test: isOfForms, priority: 3 },
    later: { ...oneChunk('later'), test: laterParts, priority: 3 },
    portal: {
      ...oneChunk('portal'),
      test: /[\\/]shared-kit[\\/]src[\\/](portal-pages|ui[\\/]widget-state)[\\/]/,
      priority: 3,
    },
    print: {
      ...oneChunk('print'),
      test: /[\\/]shared-kit[\\/]src[\\/](print[\\/]|contract[\\/]print-(template|element))|[\\/]node_modules[\\/](jsbarcode|qrcode)[\\/]/,
      priority: 3,
    },
    reports: { ...oneChunk('reports'), test: /[\\/]shared-kit[\\/]src[\\/]reports[\\/]/, priority: 3 },
    kit: { ...oneChunk('kit'), test: isOfKit, priority: 1 },
  },
};

/** Builds the host into a folder, writes its `index.html` and `build.json` there and returns what has a budget. */
export async function buildShell(buildId: string, outputPath: string): Promise<BudgetedPart[]> {
  const compilation = await compile(
    productionConfig({
      packageName: host,
      uniqueName: 'portico_shell',
      entry: { main: './src/index.ts' },
      publicPath: buildPath(host, buildId),
      outputPath,
      plugins: hostPlugins(),
      splitChunks,
    }),
  );
  const files = entryFiles(compilation);
  writePage(outputPath, { base: buildPath(host, buildId), files });
  const build: ShellBuild = {
    kind: 'shell',
    ...buildFacts(host, buildId, outputPath),
    provides: providedVersions(),
    kitExports: Object.fromEntries(kitExports()),
    soon: soonFiles(compilation),
    sharedFiles: sharedFiles(compilation, files),
    contributionTypes,
  };
  writeFileSync(join(outputPath, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return hostParts(files);
}

/** The files of the kit, which has the frame in it. */
function soonFiles(compilation: Compilation): string[] {
  return [...(compilation.namedChunks.get('kit')?.files ?? [])].filter((file) => file.endsWith('.js'));
}

/** Returns the files that the host fetches to provide a module that is no part of its first load, by the module's share key. */
function sharedFiles(compilation: Compilation, firstLoad: readonly string[]): Record<string, readonly string[]> {
  const provided = [...compilation.modules].filter(({ type }) => type === 'provide-module');
  const rows = provided.flatMap((module) => {
    const key = (module as { readonly _name?: string })._name;
    const groups = module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
    const files = groups
      .flatMap((group) => (group ? group.getFiles() : []))
      .filter((file) => !firstLoad.includes(file));
    return key === undefined || files.length === 0 ? [] : [[key, [...new Set(files)]] as const];
  });
  return Object.fromEntries(rows);
}

function entryFiles(compilation: Compilation): string[] {
  return compilation.entrypoints.get('main')?.getFiles() ?? [];
}

function oneChunk(name: string) {
  return { name, type: /^javascript/, chunks: 'async' as const, enforce: true };
}
