// `npm run dev -- mf-datalist`: one remote from its sources, with hot reload, inside a running portal (`npm start`).
// PORTICO_URL says where the portal runs, http://127.0.0.1:8080 when not set.
import type { ServerResponse } from 'node:http';
import { type ComposedRemote, isWidget, type RemoteManifest } from '@portico/shared-kit/remotes';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { developmentConfig, refreshEntry } from '../build/dev-config.ts';
import { readManifest } from '../build/manifest.ts';
import { exposedModules } from '../build/remote.ts';
import { hostPlugins, overrideName, remotePlugins } from '../federation/federation.ts';
import { KitImportsPlugin } from '../federation/kit-imports.ts';
import { host, isRemote, remotes } from '../federation/workspace.ts';
import { developmentComposition, developmentPage, misfit } from './dev-page.ts';
import { nextFreePort } from './free-port.ts';

const portal = (process.env['PORTICO_URL'] ?? 'http://127.0.0.1:8080').replace(/\/$/, '');
const address = '127.0.0.1';

/** Returns the options that both development servers have in common. */
function serverOptions(port: number): ServerConfiguration {
  return {
    host: address,
    port,
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    client: {
      webSocketURL: `ws://${address}:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  };
}

/** Serves the remote's own bundle and its `remote.json`; addresses are absolute because the page comes from elsewhere. */
async function serveRemote(manifest: RemoteManifest, port: number): Promise<void> {
  const { name: packageName, shellApi } = manifest;
  const name = overrideName(packageName);
  const modules = Object.entries(await exposedModules(packageName, manifest));
  const exposes = Object.fromEntries(modules.map(([key, file]) => [key, [refreshEntry, file]]));
  const config = developmentConfig({
    packageName,
    uniqueName: name,
    entry: {},
    publicPath: `http://${address}:${port}/`,
    outputPath: '/',
    plugins: [...remotePlugins({ name, exposes, shellApi }), new KitImportsPlugin()],
  });
  const options: ServerConfiguration = {
    ...serverOptions(port),
    setupMiddlewares(middlewares, { app }) {
      app?.use('/remote.json', (_, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cache-Control', 'no-store');
        answerWith(response, 'application/json', async () => JSON.stringify(readManifest(packageName)));
      });
      return middlewares;
    },
  };
  await new WebpackDevServer(options, webpack(config)).start();
}

/** Serves the shell's bundle and the portal's page; everything else goes to the running portal. */
async function serveShell(local: () => ComposedRemote, port: number): Promise<void> {
  const config = developmentConfig({
    packageName: host,
    uniqueName: 'portico_shell',
    entry: { main: './src/index.ts' },
    publicPath: '/',
    outputPath: '/',
    plugins: hostPlugins(),
  });
  const options: ServerConfiguration = {
    ...serverOptions(port),
    proxy: [
      {
        context: ['/api', '/login/Authentication', '/builds', '/composition.json'],
        target: portal,
        changeOrigin: true,
      },
    ],
    setupMiddlewares(middlewares, { app }) {
      app?.use('/composition.json', (request, response, next) => {
        // With an id it is asked whether a composition of the past may be had, of which this remote is no part.
        if (request.url?.includes('id=')) return next();
        answerWith(response, 'application/json', async () =>
          developmentComposition(await fetchText('/composition.json'), local()),
        );
      });
      app?.use((request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|builds|ws)\b/.test(request.url ?? '');
        if (!isPage) return next();
        answerWith(response, 'text/html', async () => developmentPage(await fetchText(request.url ?? '/'), local()));
      });
      return middlewares;
    },
  };
  await new WebpackDevServer(options, webpack(config)).start();
}

/** Sends a text that is made of an answer of the portal. */
function answerWith(response: ServerResponse, type: string, make: () => Promise<string>): void {
  make().then(
    (text) => response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text),
    (reason: unknown) => {
      console.error(reason instanceof Error ? reason.message : reason);
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(reason));
    },
  );
}

/** A page, or the composition, of the running portal. */
async function fetchText(path: string): Promise<string> {
  const answer = await fetch(portal + path, { headers: { Accept: 'text/html,application/json' } }).catch(() => null);
  if (!answer?.ok)
    throw new Error(`No portal answers at ${portal}. Run \`npm start\` in another terminal, or set PORTICO_URL.`);
  return answer.text();
}

function localRemote(manifest: RemoteManifest, entry: string): ComposedRemote {
  const { name, shellApi, owner, contributes } = manifest;
  const federationName = overrideName(name);
  return {
    name,
    shellApi,
    owner,
    contributes,
    federationName,
    entry,
    buildId: 'override',
    version: '',
    exposes: {},
    integrity: {},
  };
}

async function start(packageName: string | undefined): Promise<void> {
  if (packageName === undefined || !isRemote(packageName))
    throw new Error(`Say which remote: npm run dev -- ${remotes.join(' | ')}`);
  const manifest = readManifest(packageName);
  const shellPort = await nextFreePort(Number(process.env['PORT'] || 4600));
  const remotePort = await nextFreePort(shellPort + 1);
  // Read anew for every page: what it contributes changes while it is developed.
  const local = () => localRemote(readManifest(packageName), `http://${address}:${remotePort}/remoteEntry.js`);
  const problem = misfit(await fetchText('/'), local());
  if (problem !== null) console.error(`\n!!! ${problem}\n`);
  await Promise.all([serveRemote(manifest, remotePort), serveShell(local, shellPort)]);
  console.log(`\n${packageName} with hot reload:  http://${address}:${shellPort}/`);
  console.log(
    `Or in the released shell, where a change needs a reload:  ${portal}/?override=${packageName}@http://${address}:${remotePort}/`,
  );
  for (const { id } of manifest.contributes.filter(isWidget))
    console.log(`Its widget ${id}:  /remotes-health?widget=${packageName}/${id}`);
}

await start(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
