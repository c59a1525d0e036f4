import fc from 'fast-check'
import { type ApiDocument, resolveSchema, type Schema } from './read-operations.ts'

/** Longer texts than this are tried by the hostile values alone. */
const LONGEST = 120

/** What no route was made for. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%',
  '%00',
  '%ff',
  '..',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '"; DROP SCHEMA app CASCADE; --',
  '\\',
  '$1',
  '_%_%_%',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e309',
  '9'.repeat(20),
  '9'.repeat(79),
  '0x',
  `0x${'f'.repeat(40)}`,
  `0x${'F'.repeat(39)}`,
  `0x${'g'.repeat(40)}`,
  '\u{1f6a2}'.repeat(40),
  '\ud800',
  '\u202eabc',
  'ﷺ'.repeat(30),
  'a'.repeat(9_000),
]

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }))

/** Text where text belongs, of a kind that nobody means. */
export const hostileTextValue = hostileText

/** Anything that JSON can say. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 1.5, 2 ** 53, 1e308, [], {}, nested(400)),
  fc.constant(Array.from({ length: 2_000 }, (_, n) => n)),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}')),
  fc.json().map((text) => JSON.parse(text) as unknown),
)

function text(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = LONGEST, pattern, format } = schema
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST))
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (!pattern) return fc.string({ minLength, maxLength: longest })
  // Looking ahead is nothing that texts can be made from: what it forbids is refused by the filter below.
  const matching = fc.stringMatching(new RegExp(pattern.replace(/\(\?!.*?\)/, ''), 'u'))
  return matching
    .map((one) => one.slice(0, longest))
    .filter((one) => one.length >= minLength && new RegExp(pattern, 'u').test(one))
}

function oneType(type: string, schema: Schema, document: ApiDocument): fc.Arbitrary<unknown> {
  const { minimum = -10, maximum = 2 ** 40 } = schema
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.maxSafeInteger().map((n) => {
        const lowest = Math.max(minimum, (schema.exclusiveMinimum ?? minimum - 1) + 1)
        return lowest + (Math.abs(n) % (Math.min(maximum, 2 ** 52) - lowest + 1))
      })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const { minItems = 0, maxItems = 4 } = schema
      const items = arbitraryOf(schema.items ?? {}, document)
      return fc
        .array(items, { minLength: minItems, maxLength: Math.max(minItems, 4, 0) })
        .map((all) => all.slice(0, maxItems))
    }
    case 'object':
      return record(schema, document)
    default:
      return fc.constant(null)
  }
}

function record(schema: Schema, document: ApiDocument): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, document)]),
    ),
    { requiredKeys: [...required] },
  )
  if (typeof additionalProperties !== 'object') return known
  const more = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 12 }),
    arbitraryOf(additionalProperties, document),
    { maxKeys: 3 },
  )
  return fc.tuple(more, known).map(([others, own]) => ({ ...others, ...own }))
}

/** Values that a schema allows. */
export function arbitraryOf(given: Schema, document: ApiDocument): fc.Arbitrary<unknown> {
  const schema = resolveSchema(given, document)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => arbitraryOf(one, document)))
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((one) => arbitraryOf(one, document)))
      .map((parts) => Object.assign({}, ...(parts as object[])) as unknown)
  }
  if (schema.type === undefined) return hostileValue
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type
  return fc.oneof(...types.map((type) => oneType(type, schema, document)))
}

/** The same value with one of its parts, or the whole, replaced. */
export function replacePart(value: unknown, at: number, part: unknown): unknown {
  if (typeof value !== 'object' || value === null) return part
  const names = Object.keys(value)
  const name = names[at % (names.length + 1)]
  if (name === undefined) return part
  const inner = replacePart((value as Record<string, unknown>)[name], Math.floor(at / 7), part)
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (String(index) === name ? inner : one))
    : { ...value, [name]: inner }
}
