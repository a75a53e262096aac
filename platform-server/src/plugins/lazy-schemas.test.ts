import Fastify from 'fastify';
import { lazySchemas } from './lazy-schemas.ts';

function server(query: object) {
  const schemas = lazySchemas();
  const http = Fastify({ schemaController: schemas.schemaController });
  const response = { 200: { type: 'object', properties: { known: { type: 'integer' } } } };
  http.get('/', { schema: { querystring: query, response } }, async () => ({ known: 1, secret: 2 }));
  return { http, schemas };
}

const amount = { type: 'object', properties: { amount: { type: 'integer', maximum: 9 } } };

test('a request is checked as its schema says, and each one is told its own fault', async () => {
  const { http } = server(amount);
  const answers = await Promise.all(['7', '70', 'x'].map((text) => http.inject(`/?amount=${text}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400]);
  expect(answers[1]?.json()).toMatchObject({ message: 'querystring/amount must be <= 9' });
  expect(answers[2]?.json()).toMatchObject({ message: 'querystring/amount must be integer' });
});

test('a query is converted to the types of its schema, a body is taken as it is', async () => {
  const http = Fastify({ schemaController: lazySchemas().schemaController });
  const schema = { type: 'object', properties: { code: { anyOf: [{ type: 'integer' }, { type: 'null' }] } } };
  http.get('/', { schema: { querystring: schema } }, ({ query }) => query);
  http.post('/', { schema: { body: schema } }, ({ body }) => body);
  expect((await http.inject('/?code=7')).json()).toEqual({ code: 7 });
  expect((await http.inject({ method: 'POST', url: '/', payload: { code: null } })).json()).toEqual({ code: null });
  expect((await http.inject({ method: 'POST', url: '/', payload: { code: '7' } })).statusCode).toBe(400);
});

test('an answer has what its schema names and nothing else', async () => {
  expect((await server(amount).http.inject('/')).json()).toEqual({ known: 1 });
});

test('a schema that cannot be compiled does not keep a server from starting, and is found by compiling all', async () => {
  const { http, schemas } = server({ type: 'object', properties: { amount: { type: 'nonsense' } } });
  await http.ready();
  expect(schemas.compileAll).toThrow(/amount/);
  await http.close();
});
