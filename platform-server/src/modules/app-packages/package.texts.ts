import { type BilingualText, bilingual } from '@portico/shared-kit/i18n';

const kinds: Readonly<Record<string, BilingualText>> = {
  model: bilingual('模型', 'model'),
  workflow: bilingual('流程', 'workflow'),
  page: bilingual('门户页面', 'page'),
  'portal page': bilingual('门户页面', 'portal page'),
  'print template': bilingual('打印模板', 'print template'),
  report: bilingual('报表', 'report'),
};

/** Faults of a package as a whole, for those who made it. */
export const packageTexts = {
  missing: bilingual('缺少该文件', 'is missing'),
  codeOfOtherFile: (code: string) =>
    bilingual(`编码“${code}”已用于另一个文件`, `the code “${code}” is used by another file`),
  codeTwice: (code: string) => bilingual(`编码“${code}”重复`, `the code “${code}” is used twice`),
  withoutContent: bilingual('缺少 content', 'lacks content'),
  notOfPackage: bilingual('不是应用包中的文件', 'is not a file of an application package'),
  workflowOfNoModel: (code: string) =>
    bilingual(`没有模型以 workflowCode 指定流程“${code}”`, `no model names the workflow “${code}” as its workflowCode`),
  ofOtherApplication: ({
    kind,
    code,
    owner,
  }: {
    readonly kind: string;
    readonly code: string;
    readonly owner: string;
  }) =>
    bilingual(
      `${kinds[kind]?.zh ?? ''}“${code}”属于应用“${owner}”，请更换编码`,
      `the ${kinds[kind]?.en ?? kind} “${code}” belongs to the application “${owner}”: choose another code`,
    ),
  workflowUnknown: (code: string) =>
    bilingual(
      `workflowCode：应用包中和已发布的流程中都没有“${code}”`,
      `workflowCode: there is no workflow “${code}”, neither in the package nor published`,
    ),
  workflowOfOtherModel: (code: string, owner: string) =>
    bilingual(
      `workflowCode：流程“${code}”属于模型“${owner}”`,
      `workflowCode: the workflow “${code}” is one of the model “${owner}”`,
    ),
} as const;

/** Faults of a zip; sizes are bytes. */
export const zipTexts = {
  tooLarge: (most: number) => bilingual(`超过 ${most} 字节`, `has more than ${most} bytes`),
  unreadable: bilingual('不是可以读取的 zip 文件', 'cannot be read as a zip'),
  damaged: bilingual('已损坏', 'is damaged'),
  tooManyEntries: (most: number) => bilingual(`超过 ${most} 个文件`, `has more than ${most} entries`),
  leavesFolder: bilingual('路径超出了应用包的文件夹', 'leaves the folder of the package'),
  twice: bilingual('重复', 'is there twice'),
  unpacksTooLarge: (most: number) => bilingual(`解压后超过 ${most} 字节`, `unpacks to more than ${most} bytes`),
  packedTooMuch: (ratio: number) => bilingual(`压缩比超过 ${ratio} 倍`, `is packed more than ${ratio} times`),
} as const;
