/** Routes as `GET /path`, from Fastify's drawing of them: each line has four characters for each level above it. */
export function routesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const found = /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
    if (found === null) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const level = indent.length / 4;
    above[level] = `${above[level - 1] ?? ''}${part}`;
    return methods.split(', ').flatMap((method) => (/^$|HEAD/.test(method) ? [] : [`${method} ${above[level]}`]));
  });
}
