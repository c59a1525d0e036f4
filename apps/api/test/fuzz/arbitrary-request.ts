import fc from 'fast-check'
import { arbitraryOf, hostileTextValue, hostileValue, replacePart } from './arbitrary-value.ts'
import type { ApiDocument, Operation, Parameter } from './read-operations.ts'

/** What the index holds, so that requests reach something. */
export interface Known {
  readonly chains: readonly string[]
  /** By the first part of a path: addresses of tokens, presales and so on. */
  readonly contracts: Readonly<Record<string, readonly string[]>>
  readonly accounts: readonly string[]
  /** Marks that any list gave for its next page. */
  readonly cursors: string[]
}

/** Who asks: nobody, somebody with a made-up token, an account, the operator. */
export type Asker = 'nobody' | 'stranger' | 'account' | 'operator'

export interface FuzzRequest {
  readonly path: string
  readonly asker: Asker
  readonly contentType: string | undefined
  readonly body: string | Uint8Array<ArrayBuffer> | FormData | undefined
}

/** Percent-encoded, a text that is no Unicode included. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** A part of a path. Without any text, or by dots that lead elsewhere, it would be another route. */
const encodePart = (text: string) => (/^\.{0,2}$/.test(text) ? `%20${text}` : encode(text))

/** Values that lead somewhere; none where the document says all there is to know. */
function knownValues(parameter: Parameter, operation: Operation, known: Known): string[] {
  const { name, schema } = parameter
  if (schema.enum || schema.type === 'integer') return []
  const group = operation.path.split('/')[1] ?? ''
  if (name === 'chain') return [...known.chains]
  if (name === 'cursor') return [...known.cursors]
  if (
    parameter.in === 'path' &&
    known.contracts[group] &&
    /address|pool|presale|airdrop|locker/.test(name)
  )
    return [...known.contracts[group]]
  if (/id/i.test(name)) return ['1', '2', '3', '13']
  if (name === 'search' || name === 'q')
    return ['Token', 'T1', 'e', ...known.accounts, ...Object.values(known.contracts).flat()]
  return [...known.accounts, ...Object.values(known.contracts).flat()]
}

function arbitraryText(
  parameter: Parameter,
  operation: Operation,
  document: ApiDocument,
  known: Known,
): fc.Arbitrary<string> {
  const allowed = arbitraryOf(parameter.schema, document).map(String)
  // Read anew for each value: the marks of lists come in while requests are made.
  const there = fc.nat().chain((at) => {
    const values = knownValues(parameter, operation, known)
    return values.length === 0 ? allowed : fc.constant(String(values[at % values.length]))
  })
  return fc.oneof(
    { weight: 6, arbitrary: there },
    { weight: 3, arbitrary: allowed },
    hostileTextValue,
  )
}

function arbitraryPath(
  operation: Operation,
  document: ApiDocument,
  known: Known,
): fc.Arbitrary<string> {
  const inPath = operation.parameters.filter((one) => one.in === 'path')
  const inQuery = operation.parameters.filter((one) => one.in === 'query')
  const part = (one: Parameter) => arbitraryText(one, operation, document, known)
  const query = fc.tuple(
    ...inQuery.map((one) =>
      fc
        .array(part(one), { minLength: one.required ? 1 : 0, maxLength: 2, size: 'small' })
        .map((values) =>
          // Twice the same name is rare, once as likely as not at all.
          values
            .slice(0, values.length === 2 && values[0] !== values[1] ? 1 : 2)
            .map((value) => `${one.name}=${encode(value)}`),
        ),
    ),
  )
  return fc.tuple(fc.tuple(...inPath.map(part)), query).map(([values, pairs]) => {
    const path = inPath.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, encodePart(values[index] ?? '')),
      operation.path,
    )
    const search = pairs.flat().join('&')
    return search ? `${path}?${search}` : path
  })
}

function arbitraryForm(): fc.Arbitrary<FormData> {
  const file = fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...bytes]))
  const part = fc.oneof(
    file,
    fc.uint8Array({ maxLength: 50 }).map((bytes) => new Uint8Array(bytes)),
    fc.string(),
  )
  return fc
    .array(fc.tuple(fc.constantFrom('file', 'file', 'other'), part), { maxLength: 4 })
    .map((parts) => {
      const form = new FormData()
      for (const [name, content] of parts)
        form.append(name, typeof content === 'string' ? content : new Blob([content]))
      return form
    })
}

type Body = Pick<FuzzRequest, 'contentType' | 'body'>

function arbitraryBody(operation: Operation, document: ApiDocument): fc.Arbitrary<Body> {
  const json = operation.body?.['application/json']
  const garbage = fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => ({ contentType: 'application/octet-stream', body: new Uint8Array(bytes) }))
  if (!operation.body) return fc.constant({ contentType: undefined, body: undefined })
  if (operation.body['multipart/form-data'])
    return fc.oneof(
      garbage,
      arbitraryForm().map((body) => ({ contentType: undefined, body })),
    )
  if (!json) return garbage
  const allowed = arbitraryOf(json.schema, document)
  const asJson = (value: unknown) => ({
    contentType: 'application/json',
    body: JSON.stringify(value),
  })
  const broken = fc.string().map((body) => ({ contentType: 'application/json', body }))
  return fc.oneof(
    { weight: 5, arbitrary: allowed.map(asJson) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(allowed, fc.nat(), hostileValue)
        .map(([value, at, part]) => asJson(replacePart(value, at, part))),
    },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: garbage },
  )
}

/** Requests to one route: most of them as the document allows, some of them as nobody should. */
export const arbitraryRequest = (
  operation: Operation,
  document: ApiDocument,
  known: Known,
): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(
      arbitraryPath(operation, document, known),
      fc.constantFrom<Asker>('nobody', 'stranger', 'account', 'operator'),
      arbitraryBody(operation, document),
    )
    .map(([path, asker, body]) => ({ path, asker, ...body }))
