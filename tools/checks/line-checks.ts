import type { Check, Finding, SourceFile } from './finding.ts';

/** A check that looks at one line at a time. */
interface LineRule {
  readonly name: string;
  readonly instead: string;
  readonly files: RegExp;
  readonly except?: RegExp;
  readonly pattern: RegExp;
  /** Looks at code only, with comments taken off. */
  readonly codeOnly?: boolean;
}

const code = /\.(ts|tsx|mjs|cjs|js)$/;
const product = /^(shared-kit|shell-host|mf-[^/]+|platform-server)\/src\/.*\.(ts|tsx|css)$/;
const tests = /\.test\.tsx?$|\.e2e\.ts$|\/testing\//;
/** Tables that carry a label in both languages beside their row: shared-kit's pure folders, the dashboard that comes along. */
const tables = /^shared-kit\/src\/((fields|filters|formats|workflow|i18n)\/.*|portal-pages\/default-dashboard)\.ts$/;
const words = /(^|[/.-])texts?([/.-]|$)/;
/** Texts for people, in both languages; of the tables those with whole sentences. */
const texts = /^[^/]+\/src\/.*\.texts\.ts$|^shared-kit\/src\/(errors\/.*texts|fields\/problems)\.ts$/;
/** An English text with a part in straight quotation marks, on its line after other texts. JSON is none. */
const straightlyQuoted =
  /^(?:[^'"`]|(['"`])(?:\\.|(?!\1)[^\\])*\1)*?(?:'(?!\{")(?:\\.|[^\\'"\p{Script=Han}])*"(?:\\.|[^\\'"\p{Script=Han}])+"|`(?!\{")(?:\\.|[^\\`"\p{Script=Han}])*"(?:\\.|[^\\`"\p{Script=Han}])+")/u;
const namedColour = 'white|black|red|green|blue|gr[ae]y|orange|yellow|silver';

/** Comparisons of the name of a storage with one or with a list of names. */
const comparedStorage =
  /\bstorage\b\)?\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*(\w[\w.()]*\.)?storage\b|\bstorage\.(starts|ends)With\(|\.(includes|has)\((kindOf\([^)]*\)\.)?storage\)/;

/** The contract, the documents that are stored by its names, and audit, whose events have an object of any kind. */
const wire =
  /^shared-kit\/src\/(contract|audit|testing)\/|^shared-kit\/src\/fields\/(field-ui|kinds\/option-source|kinds\/relevance\/relevance-settings)\.ts$|\/(package|print-template)\.schema\.ts$|\/audit\/|\.texts\.ts$/;
/** Members, parameters, variables and shorthands of an object that have the name of the wire. */
const wireName =
  /\breadonly (\w*[oO]bjectIds?|sheetCodes?|queryCodes?|workitemIds?)\b|(^|[({,]|\bconst |\blet )\s*(objectIds?|bizObjectIds?|sheetCodes?|queryCodes?|workitemIds?)(\s*([,}=)]|\?:)|$|: (string|RecordId)\b)/;

const lineRules: readonly LineRule[] = [
  {
    name: 'unfinished',
    instead: 'Finish it or leave it out; what is planned belongs in the list of issues.',
    files: /\.(ts|tsx|mjs|cjs|js|css|md|html|ya?ml)$/,
    except: /^pnpm-lock\.yaml$/,
    // In small letters a to-do is a word of the product.
    pattern:
      /\b(TODO|FIXME|XXX|HACK|WIP)\b|[Cc]oming soon|[Nn]ot (yet )?implemented|[Ll]orem ipsum|敬请期待|暂未实现|建设中/,
  },
  {
    name: 'silenced-check',
    instead: 'Mend what the check found; when the rule itself is wrong, change it in the root configuration.',
    files: code,
    pattern: /(eslint|oxlint)-disable|biome-ignore|istanbul ignore/,
  },
  {
    name: 'skipped-test',
    instead:
      'Mend the test or delete it: a test that does not run, here or elsewhere, proves nothing, one that runs alone hides the others.',
    files: tests,
    pattern: /\b(it|test|describe)\.(skip|only|todo|fixme|fails?)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/,
  },
  {
    name: 'isolated-test',
    instead: 'Modules of its own cost a test file seconds: `@isolated` is followed by the reason, or goes.',
    files: /\.test\.tsx?$/,
    pattern: /@isolated\s*(\*\/|$)/,
  },
  {
    name: 'timed-test',
    instead: 'How long something takes is shown by a bench, as a ratio of one run; a test counts what it does.',
    files: /\.test\.tsx?$|\.e2e\.ts$/,
    pattern: /\bperformance\.now\(/,
  },
  {
    name: 'machine-path',
    instead: 'Write the path relative to the repository, or take it from the environment.',
    files: /./,
    except: /^deploy\/|^pnpm-lock\.yaml$/,
    pattern: /(^|[\s'"`=(:])(\/(home|Users|root|work)\/\w|[A-Z]:\\Users\\)/,
  },
  {
    name: 'registry-address',
    instead:
      'The lockfile and the settings name no registry: the machine chooses it. Install again with the default settings.',
    files: /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|\.npmrc|package\.json|[^/]+\/package\.json)$/,
    pattern: /tarball: *https?:|registry *[=:] *['"]?https?:/,
  },
  {
    name: 'words-in-code',
    instead: 'What a user reads lives in a texts file, in both languages; use its typed key here.',
    files: product,
    except: new RegExp(`${tests.source}|${words.source}|${tables.source}`),
    pattern: /\p{Script=Han}/u,
    codeOnly: true,
  },
  {
    name: 'straight-quotes',
    instead: 'A text for people quotes with “ and ”, in English as in Chinese.',
    files: texts,
    pattern: straightlyQuoted,
    codeOnly: true,
  },
  {
    name: 'literal-colour',
    instead: 'Colours come from the theme: var(--ant-color-…) or var(--portico-…).',
    files: /^(shared-kit|shell-host|mf-[^/]+)\/src\/.*\.(tsx|css)$/,
    except: new RegExp(`${tests.source}|/ui/theme/`),
    pattern: new RegExp(
      `#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(|^\\s*[a-z-]*(color|background|border|fill|stroke)[a-z-]*:.*(?<![-\\w])(${namedColour})\\b`,
      'i',
    ),
    codeOnly: true,
  },
  {
    name: 'export-star',
    instead: 'Name what the file exports, so that a reader and the dead-code check see it.',
    files: code,
    pattern: /^export \* /,
  },
  {
    name: 'compared-storage',
    instead:
      'Ask what you want to know of the storage (`storageOf(property).isText`, `hasTable`, `refersTo`); what is missing is a member of FieldStorage, SQL one of ColumnStorage.',
    files: /^(shared-kit|shell-host|mf-[^/]+|platform-server)\/src\/.*\.tsx?$/,
    pattern: comparedStorage,
    codeOnly: true,
  },
  {
    name: 'merged-service',
    instead:
      'Name the service as a member of its own (`files: fileService(platform)`) and hand it to those alone that need it: of an object merged from several nobody sees who uses what.',
    files: /^platform-server\/src\/.*\.ts$/,
    except: tests,
    pattern: /\.\.\.\w*[sS]ervices?\(/,
    codeOnly: true,
  },
  {
    name: 'wire-name',
    instead:
      'Outside the contract a record has a recordId, a form a formCode, a view a viewCode, a work item a workItemId: take the name of the wire off where it comes in (`{ objectId: recordId }`) and put it on where it goes out.',
    files: /^(shared-kit|shell-host|mf-[^/]+|platform-server)\/src\/.*\.tsx?$/,
    except: new RegExp(`${tests.source}|${wire.source}`),
    pattern: wireName,
    codeOnly: true,
  },
  {
    name: 'issue-number',
    instead: 'Say the reason in words; a number means nothing to whoever reads the code alone.',
    files: /\.(ts|tsx|mjs|css|md)$/,
    pattern: /\b(issue|ticket) #?\d+/i,
  },
];

/** The lines of a file with comments blanked: enough for our own formatted sources, not a parser. */
function codeLines(text: string): string[] {
  const blanked = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return blanked.split('\n').map((line) => line.replace(/(^|\s)\/\/.*$/, ''));
}

function findLines(rule: LineRule, { path, text }: SourceFile): Finding[] {
  if (!rule.files.test(path) || rule.except?.test(path) === true || path.startsWith('tools/checks/')) return [];
  const lines = rule.codeOnly === true ? codeLines(text) : text.split('\n');
  return lines.flatMap((line, index) =>
    rule.pattern.test(line) ? [{ path, line: index + 1, text: line.trim().slice(0, 120) }] : [],
  );
}

/** Unfinished words, silenced checks, skipped tests, machine paths, words and colours in code. */
export const lineChecks: readonly Check[] = lineRules.map((rule) => ({
  name: rule.name,
  instead: rule.instead,
  find: (files) => files.flatMap((file) => findLines(rule, file)),
}));
