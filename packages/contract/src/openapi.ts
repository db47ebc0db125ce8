import { z } from 'zod'
import { commonCodes, messages } from './codes.ts'
import { type CallId, type Declared, routes } from './contract.ts'
import { notBuilt } from './not-built.ts'
import { type Schema, Schemas } from './openapi.schemas.ts'
import { buildRequest } from './request.ts'
import { guestCode, type Route } from './route.ts'
import { seoEntry } from './site.ts'
import { KEY_ID_HEADER } from './wire/envelope.ts'
import { SIGN_FIELD, SIGN_WINDOW_MINUTES } from './wire/sign.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: Schema
  example?: unknown
  explode?: true
}

/** One call at one of its paths. Fields with `x-` say what OpenAPI has no word for. */
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: Schema; example: unknown } } }
  responses: Record<string, Schema>
  security: Record<string, string[]>[]
  'x-access': Route['access']
  'x-sealed': boolean
  'x-built': boolean
  /** Business codes of the envelope, common ones included. */
  'x-codes': number[]
  /** Requests per minute. */
  'x-limit': Route['limit']
  'x-cache-seconds'?: number
  /** Method and address of the example, relative to the site. */
  'x-example': { method: string; address: string; body: unknown }
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation | Schema>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Schema>
    responses: Record<string, Schema>
    securitySchemes: Record<string, Schema>
  }
}

const description = `Every call answers HTTP 200 with an envelope \`{ code, msg, data }\`; \`code\` 0 is success, \`data\` is null otherwise.

**Sealed calls** (\`x-sealed\`) carry \`data\` as a string: base64( iv[12] ‖ AES-256-GCM(deflate-raw(utf8(JSON))) ‖ tag[16] ). The key (32 bytes) and its id are in the page's \`#boot\` element; the response header \`${KEY_ID_HEADER}\` names the key that was used. This keeps scrapers and middle boxes out; it is no access control.

**Signature**: a GET carries \`${SIGN_FIELD}\` = \`<minute>.<signature>\`, minute = floor(unix seconds / 60), signature = the first 22 characters of base64url(HMAC-SHA256(sign key, minute + "\\n" + pathname + "\\n" + query)), query = the form-encoded pairs without \`${SIGN_FIELD}\`, sorted and joined by \`&\`. Good for ${SIGN_WINDOW_MINUTES} minutes either way.

**Token**: the three parts of the JWT (header, payload, signature) as request headers \`_he\`, \`_pl\`, \`_si\`, or as query or body fields of those names.

Arrays in a query are repeated keys. POST calls answer with and without the \`/v1\` prefix.`

/** The whole contract as an OpenAPI 3.1 document. */
export function openApi(about: { title: string; version: string }): OpenApi {
  const schemas = new Schemas()
  const declared = routes()
  const paths: OpenApi['paths'] = {}
  for (const call of declared) {
    const method = call.route.method.toLowerCase()
    paths[call.route.path] = { [method]: operation(call, schemas, '') }
    if (call.route.method === 'POST') paths[`/v1${call.route.path}`] = { [method]: operation(call, schemas, '.v1') }
  }
  paths['/info.json'] = { get: staticSeo(schemas) }
  return {
    openapi: '3.1.0',
    info: { ...about, description, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    tags: [...new Set(declared.map(call => call.noun))].map(name => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      parameters: commonParameters,
      responses: transportResponses,
      securitySchemes: tokenSchemes,
    },
  }
}

const isNotBuilt: ReadonlySet<CallId> = new Set(notBuilt)

function operation({ id, noun, route }: Declared, schemas: Schemas, suffix: string): Operation {
  const codes = [0, ...route.codes, ...(route.access === 'guest' ? [] : [guestCode(route)]), ...commonCodes]
  const request = buildRequest(id, route.example as never)
  const query = request.query.size > 0 ? `?${request.query}` : ''
  const prefix = suffix === '' ? '' : '/v1'
  const data = schemas.of(route.output, 'output')
  return {
    operationId: id + suffix,
    tags: [noun],
    summary: route.summary,
    description: accessWords[route.access],
    parameters: parameters(route, schemas),
    ...(route.method === 'POST' && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.of(z.object(route.input), 'input'), example: request.body } },
      },
    }),
    responses: { 200: answer(route.sealed, data), ...transport },
    security: [...(route.access === 'guest' ? [{}] : []), { tokenHeader: [], tokenPayload: [], tokenSignature: [] }],
    'x-access': route.access,
    'x-sealed': route.sealed,
    'x-built': !isNotBuilt.has(id),
    'x-codes': [...new Set(codes)].sort((a, b) => a - b),
    'x-limit': route.limit,
    ...(route.cacheSec !== undefined && { 'x-cache-seconds': route.cacheSec }),
    'x-example': { method: route.method, address: prefix + request.path + query, body: request.body },
  }
}

const accessWords: Record<Route['access'], string> = {
  guest: 'Everyone may call.',
  member: 'Signed-in users only.',
  vip: 'VIP members only.',
  admin: 'Administrators only.',
}

function parameters(route: Route, schemas: Schemas): Operation['parameters'] {
  const one = (where: Parameter['in'], name: string, shape: z.ZodType): Parameter => {
    const { description: meaning, ...schema } = schemas.of(shape, 'input')
    const example = route.example[name]
    return {
      name,
      in: where,
      required: where === 'path' || !shape.safeParse(undefined).success,
      ...(typeof meaning === 'string' && { description: meaning }),
      schema,
      ...(example !== undefined && { example }),
      ...(schema.type === 'array' && { explode: true as const }),
    }
  }
  const list = (where: Parameter['in'], shape: z.ZodRawShape) =>
    Object.entries(shape).map(([name, schema]) => one(where, name, schema as z.ZodType))
  return [
    ...list('path', route.params),
    ...(route.method === 'GET' ? list('query', route.input) : []),
    { $ref: '#/components/parameters/lang' },
    ...(route.method === 'GET' ? [{ $ref: '#/components/parameters/signature' }] : []),
  ]
}

function answer(sealed: boolean, data: Schema): Schema {
  const carried = sealed
    ? { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/json', contentSchema: data }
    : data
  return {
    description: sealed ? 'Envelope; `data` is sealed, its content is described by `contentSchema`.' : 'Envelope.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'msg', 'data'],
          properties: {
            code: { type: 'integer', enum: Object.keys(messages).map(Number) },
            msg: { type: 'string' },
            data: { anyOf: [carried, { type: 'null' }] },
          },
        },
      },
    },
  }
}

const staticSeo = (schemas: Schemas): Schema => ({
  operationId: 'site.info',
  tags: ['site'],
  summary: 'SEO entries of all pages: a static file, no envelope, read once per session; failure is ignored.',
  'x-static': true,
  responses: {
    200: {
      description: 'The list.',
      content: { 'application/json': { schema: schemas.of(z.array(seoEntry), 'output') } },
    },
  },
})

const transportResponses: Record<string, Schema> = {
  unknownPath: { description: 'Unknown path.' },
  tooLarge: { description: 'Body too large.' },
  tooMany: { description: 'Rate limit reached; `Retry-After` says when to come back.' },
  bug: { description: 'Our fault; the body carries the request id.' },
  overload: { description: 'Overloaded or shutting down; `Retry-After` says when to come back.' },
}
const transport: Record<string, Schema> = {
  404: { $ref: '#/components/responses/unknownPath' },
  413: { $ref: '#/components/responses/tooLarge' },
  429: { $ref: '#/components/responses/tooMany' },
  500: { $ref: '#/components/responses/bug' },
  503: { $ref: '#/components/responses/overload' },
}

const commonParameters: Record<string, Schema> = {
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    description: '`t` turns every Chinese text of the answer into traditional characters',
    schema: { type: 'string', enum: ['s', 't'] },
  },
  signature: {
    name: SIGN_FIELD,
    in: 'query',
    required: false,
    description: 'Signature of the address; required where the site demands signatures',
    schema: { type: 'string', pattern: '^\\d+\\.[\\w-]{22}$' },
  },
}

const header = (name: string, what: string): Schema => ({ type: 'apiKey', in: 'header', name, description: what })
const tokenSchemes: Record<string, Schema> = {
  tokenHeader: header('_he', 'Header part of the JWT'),
  tokenPayload: header('_pl', 'Payload part of the JWT'),
  tokenSignature: header('_si', 'Signature part of the JWT'),
}
