import {
  type CompiledQuery,
  createQueryId,
  createRawBuilder,
  isOperationNodeSource,
  type OperationNodeSource,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
  RawNode,
  ValueNode,
} from 'kysely';

/** A value that goes to the database beside the text. */
class Parameter {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** A piece of a statement: text, a value, or what kysely itself made. */
type Piece = string | Parameter | OperationNodeSource;

/** A statement, or a part of one, as the row of its pieces. */
class Pieces<O> implements RawBuilder<O> {
  readonly pieces: readonly Piece[];
  readonly isRawBuilder = true as const;

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
  }

  get expressionType(): O | undefined {
    return undefined;
  }

  as = ((alias: string) => this.#asKyselys().as(alias)) as RawBuilder<O>['as'];

  $castTo<C>(): RawBuilder<C> {
    return new Pieces<C>(this.pieces);
  }

  $notNull(): RawBuilder<Exclude<O, null>> {
    return new Pieces<Exclude<O, null>>(this.pieces);
  }

  withPlugin(plugin: Parameters<RawBuilder<O>['withPlugin']>[0]): RawBuilder<O> {
    return this.#asKyselys().withPlugin(plugin);
  }

  compile(provider: QueryExecutorProvider): CompiledQuery<O> {
    const values: unknown[] = [];
    const texts: string[] = [];
    for (const piece of this.pieces) {
      if (typeof piece === 'string') texts.push(piece);
      else if (piece instanceof Parameter) texts.push(`$${values.push(piece.value)}`);
      else return this.#asKyselys().compile(provider);
    }
    const executor = provider.getExecutor();
    const queryId = createQueryId();
    // Plugins put something before a text; none looks into it.
    const node = executor.transformQuery(RawNode.createWithSql(texts.join('')), queryId);
    return { ...executor.compileQuery<O>(node, queryId), parameters: values };
  }

  async execute(
    provider: QueryExecutorProvider,
    options?: Parameters<RawBuilder<O>['execute']>[1],
  ): Promise<QueryResult<O>> {
    return provider.getExecutor().executeQuery(this.compile(provider), options);
  }

  toOperationNode(): RawNode {
    const texts = [''];
    const nodes = this.pieces.flatMap((piece) => {
      if (typeof piece !== 'string') {
        texts.push('');
        return [piece instanceof Parameter ? ValueNode.create(piece.value) : piece.toOperationNode()];
      }
      texts.push(`${texts.pop()}${piece}`);
      return [];
    });
    return RawNode.create(texts, nodes);
  }

  #asKyselys(): RawBuilder<O> {
    return createRawBuilder<O>({ queryId: createQueryId(), rawNode: this.toOperationNode() });
  }
}

function addTo(pieces: Piece[], part: unknown): void {
  if (part instanceof Pieces) for (const piece of part.pieces) pieces.push(piece);
  else pieces.push(isOperationNodeSource(part) ? part : new Parameter(part));
}

function tag<O = unknown>(texts: TemplateStringsArray, ...parts: readonly unknown[]): RawBuilder<O> {
  const pieces: Piece[] = [texts[0] ?? ''];
  for (const [at, part] of parts.entries()) {
    addTo(pieces, part);
    pieces.push(texts[at + 1] ?? '');
  }
  return new Pieces<O>(pieces);
}

function join<O = unknown>(parts: readonly unknown[], separator: RawBuilder<unknown> = tag`, `): RawBuilder<O> {
  const pieces: Piece[] = [];
  for (const [at, part] of parts.entries()) {
    if (at > 0) addTo(pieces, separator);
    addTo(pieces, part);
  }
  return new Pieces<O>(pieces);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function id<O = unknown>(...names: readonly string[]): RawBuilder<O> {
  return new Pieces<O>([names.map(quoted).join('.')]);
}

/**
 * Makes statements as kysely's `sql` does, and of the same type, for those that are made anew each time: one of a record has some
 * hundred pieces, of which kysely makes frozen nodes and walks through them, which costs more than sending it.
 */
export const sql = Object.assign(tag, {
  join,
  id,
  /** A name with its table's, as `r.owner`. */
  ref: <O = unknown>(path: string): RawBuilder<O> => id<O>(...path.split('.')),
  raw: <O = unknown>(text: string): RawBuilder<O> => new Pieces<O>([text]),
  /** A text that stands in the statement itself. */
  lit: (text: string): RawBuilder<string> => new Pieces<string>([`'${text.replaceAll("'", "''")}'`]),
});
