/** For tests of every package: rendering as the portal does, the shell's double, and builders. */
export { aListColumn, aProperty, aRecord, aUser, aUserCard, aUserOption, manyRecords } from './builders.ts';
export { giveElementsSizes } from './element-sizes.ts';
export { renderWithProviders, type Rendered, type RenderOptions } from './render-with-providers.tsx';
export { makeShellDouble, type ShellCalls } from './shell-double.ts';
export { answers, inputsOf, refuses, type StubCall, stubServer } from './stub-server.ts';
