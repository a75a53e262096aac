/** The part of SVG that bpmn-js asks of a browser and jsdom does not have: places, sizes and transforms, without drawing. */

interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const identity = (): Matrix => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });

class SvgTransform {
  readonly matrix = identity();

  setMatrix(matrix: Matrix): void {
    Object.assign(this.matrix, matrix);
  }

  setTranslate(x: number, y: number): void {
    Object.assign(this.matrix, identity(), { e: x, f: y });
  }

  setScale(x: number, y: number): void {
    Object.assign(this.matrix, identity(), { a: x, d: y });
  }

  setRotate(): void {}
}

class SvgTransforms {
  private items: SvgTransform[] = [];

  get numberOfItems(): number {
    return this.items.length;
  }

  clear(): void {
    this.items = [];
  }

  appendItem(item: SvgTransform): SvgTransform {
    this.items.push(item);
    return item;
  }

  consolidate(): SvgTransform | null {
    return this.items[0] ?? null;
  }

  createSVGTransformFromMatrix(matrix: Matrix): SvgTransform {
    const transform = new SvgTransform();
    transform.setMatrix(matrix);
    return transform;
  }
}

function matrix(): Matrix & { inverse(): Matrix; multiply(): Matrix; translate(): Matrix; scale(): Matrix } {
  const own = identity();
  return { ...own, inverse: () => own, multiply: () => matrix(), translate: () => matrix(), scale: () => matrix() };
}

const transforms = new WeakMap<Element, { readonly baseVal: SvgTransforms }>();

function transformOf(element: Element) {
  const known = transforms.get(element) ?? { baseVal: new SvgTransforms() };
  transforms.set(element, known);
  return known;
}

/** Teaches jsdom what a diagram needs to be opened, changed and saved in a test. */
export function standInForSvg(): void {
  const element = window.SVGElement.prototype;
  Object.defineProperty(element, 'transform', {
    configurable: true,
    get(this: SVGElement) {
      return transformOf(this);
    },
  });
  Object.assign(element, {
    getBBox: () => ({ x: 0, y: 0, width: 100, height: 20 }),
    getCTM: matrix,
    getScreenCTM: matrix,
    getTotalLength: () => 100,
    getPointAtLength: () => ({ x: 0, y: 0 }),
    createSVGMatrix: matrix,
    createSVGTransform: () => new SvgTransform(),
    createSVGTransformFromMatrix: (from: Matrix) => new SvgTransforms().createSVGTransformFromMatrix(from),
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 0, y: 0 }) }),
  });
  Object.assign(window.HTMLCanvasElement.prototype, {
    getContext: () => ({
      measureText: (text: string) => ({
        width: 7 * text.length,
        actualBoundingBoxAscent: 10,
        actualBoundingBoxDescent: 3,
      }),
    }),
  });
  Object.assign(window, { SVGMatrix: Object, CSS: { escape: (text: string) => text } });
}
