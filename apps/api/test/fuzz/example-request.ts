import {
  type ApiDocument,
  type Operation,
  type Parameter,
  resolveSchema,
  type Schema,
} from './read-operations.ts'

/** What a route is asked with when its document is taken by its word. */
export interface ExampleRequest {
  path: string
  contentType: string | undefined
  body: BodyInit | undefined
}

/** A document in which something that a request needs has no example. */
export class ExampleMissingError extends Error {
  override readonly name = 'ExampleMissingError'
  readonly code = 'EXAMPLE_MISSING'
}

const firstOf = (schema: Schema): unknown => {
  const { example, examples, enum: values } = schema
  return example ?? examples?.[0] ?? schema.default ?? schema.const ?? values?.[0]
}

/** Makes the reader of examples: undefined where a schema has none. */
function makeExampleOf(document: ApiDocument) {
  const members = (schema: Schema, name: string) =>
    Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
      const value = exampleOf(property, `${name}.${key}`)
      if (value !== undefined) return [[key, value] as const]
      if (schema.required?.includes(key)) throw new ExampleMissingError(`${name}.${key}`)
      return []
    })
  const list = (schema: Schema, name: string) => {
    if (schema.prefixItems)
      return schema.prefixItems.map((item, at) => demand(item, `${name}[${at}]`))
    const item = schema.items && exampleOf(schema.items, `${name}[]`)
    if (item === undefined && schema.minItems) throw new ExampleMissingError(`${name}[]`)
    return item === undefined ? [] : [item]
  }
  const demand = (schema: Schema, name: string) => {
    const value = exampleOf(schema, name)
    if (value === undefined) throw new ExampleMissingError(name)
    return value
  }
  function exampleOf(given: Schema, name: string): unknown {
    const schema = resolveSchema(given, document)
    const value = firstOf(schema)
    if (value !== undefined) return value
    if (schema.properties) return Object.fromEntries(members(schema, name))
    if (schema.type === 'array') return list(schema, name)
    if (schema.type === 'boolean') return true
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
      const found = exampleOf(one, name)
      if (found !== undefined) return found
    }
    return undefined
  }
  return { exampleOf, demand }
}

/**
 * Makes the reader of a document that asks a route as its own examples say.
 *
 * @param files what is sent where the document says that a file is
 */
export function makeExampleRequest(document: ApiDocument, files: { picture: Uint8Array }) {
  const { exampleOf, demand } = makeExampleOf(document)
  const file = () => new Blob([new Uint8Array(files.picture)], { type: 'image/png' })

  function bodyOf({ id, body }: Operation): Pick<ExampleRequest, 'contentType' | 'body'> {
    const [contentType, content] = Object.entries(body ?? {})[0] ?? []
    if (!contentType || !content) return { contentType: undefined, body: undefined }
    if (contentType === 'application/json')
      return { contentType, body: JSON.stringify(demand(content.schema, `${id} body`)) }
    if (!contentType.startsWith('multipart/')) return { contentType, body: file() }
    const form = new FormData()
    for (const name of Object.keys(resolveSchema(content.schema, document).properties ?? {}))
      form.append(name, file(), 'picture.png')
    // The form names its own boundary.
    return { contentType: undefined, body: form }
  }

  /** @returns undefined for a parameter that may be left out and has no example */
  function textOf({ id }: Operation, parameter: Parameter): string | undefined {
    const { name, required, schema, example } = parameter
    const at = `${id} ${name}`
    const value = example ?? (required ? demand(schema, at) : exampleOf(schema, at))
    return value === undefined ? undefined : String(value)
  }

  return (operation: Operation): ExampleRequest => {
    const asked = new URLSearchParams()
    let { path } = operation
    for (const parameter of operation.parameters) {
      const { name, in: place } = parameter
      const value = textOf(operation, parameter)
      if (value === undefined) continue
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
      if (place === 'query') asked.append(name, value)
    }
    const query = asked.size > 0 ? `?${asked}` : ''
    return { path: `${path}${query}`, ...bodyOf(operation) }
  }
}
