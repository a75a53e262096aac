import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Declaration, type ModuleItem, type Pattern, parseSync } from '@swc/core';
import { browserSubpaths } from './subpaths.ts';

/** The prefix of every request for a part of shared-kit. */
export const kitPrefix = '@portico/shared-kit/';

/** The values that each subpath of shared-kit exports to browsers, by the request that remotes write. */
export function kitExports(): ReadonlyMap<string, readonly string[]> {
  return new Map(browserSubpaths().map(({ name, file }) => [kitPrefix + name, [...exportedNames(file)].sort()]));
}

/** The values that a TypeScript module exports, read without running it; types are not among them. */
export function exportedNames(file: string): ReadonlySet<string> {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  return new Set(body.flatMap((item) => namesOf(item, file)));
}

function namesOf(item: ModuleItem, file: string): string[] {
  switch (item.type) {
    case 'ExportDeclaration':
      return declaredNames(item.declaration);
    case 'ExportDefaultDeclaration':
    case 'ExportDefaultExpression':
      return ['default'];
    case 'ExportAllDeclaration':
      return [...exportedNames(resolve(dirname(file), item.source.value))].filter((name) => name !== 'default');
    case 'ExportNamedDeclaration':
      if (item.typeOnly) return [];
      return item.specifiers.flatMap((specifier) => {
        if (specifier.type === 'ExportNamespaceSpecifier') return [specifier.name.value];
        if (specifier.type === 'ExportDefaultSpecifier') return [specifier.exported.value];
        return specifier.isTypeOnly ? [] : [(specifier.exported ?? specifier.orig).value];
      });
    default:
      return [];
  }
}

function declaredNames(declaration: Declaration): string[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => boundNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [declaration.identifier.value];
    case 'TsEnumDeclaration':
      return [declaration.id.value];
    default:
      return [];
  }
}

function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.value];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'KeyValuePatternProperty') return boundNames(property.value);
        return property.type === 'RestElement' ? boundNames(property.argument) : [property.key.value];
      });
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}
