import { existsSync } from 'node:fs';
import { providedParts, withAntdParts } from './antd-parts.ts';

test('an import of several components becomes one for each, under the name it has in the module', () => {
  expect(withAntdParts("import { Button, DatePicker as Picker, theme } from 'antd';\nuse(Button);")).toBe(
    "import Button from 'antd/es/button'; import Picker from 'antd/es/date-picker'; import theme from 'antd/es/theme';\nuse(Button);",
  );
});

test('an import over several lines and in double quotes is taken apart, another library is left alone', () => {
  const other = "import { Button } from 'another';";
  expect(withAntdParts(`import {\n  Tag,\n  Row,\n} from "antd";\n${other}`)).toBe(
    `import Tag from 'antd/es/tag'; import Row from 'antd/es/row';\n${other}`,
  );
});

test('a component that antd does not have is refused by its name', () => {
  expect(() => withAntdParts("import { Buttons } from 'antd';")).toThrow('antd has no Buttons');
});

test('every part that the host provides is a module of antd', () => {
  const parts = providedParts(['Button', 'Col', 'theme', 'TreeSelect']);
  expect(parts.map(({ request }) => request)).toEqual([
    'antd/es/button',
    'antd/es/col',
    'antd/es/theme',
    'antd/es/tree-select',
  ]);
  expect(parts.filter(({ file }) => !existsSync(file))).toEqual([]);
});
