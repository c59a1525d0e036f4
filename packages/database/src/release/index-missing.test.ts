import { expect, it } from 'vitest'
import { isIndexMissing, isIndexUnpublished } from './index-missing.ts'

const failed = (code: string, message: string) => Object.assign(new Error(message), { code })
const noView = failed('42P01', 'relation "index.presale" does not exist')
const noSchema = failed('3F000', 'schema "index" does not exist')
const noColumn = failed('42703', 'column "fee" does not exist')
const noTable = failed('42P01', 'relation "app.outbox" does not exist')
const refused = failed('53300', 'too many connections')
const wrapped = (cause: unknown) => new Error('a query failed', { cause })

it.each([
  ['a view', noView, true],
  ['the schema', noSchema, true],
  ['a view, told by its cause', wrapped(wrapped(noView)), true],
  ['views in several queries at once', new AggregateError([noView, wrapped(noSchema)]), true],
  ['views in several queries of one turn', wrapped(new AggregateError([noView])), true],
  ['a view in one query, a table of ours in another', new AggregateError([noView, noTable]), false],
  ['a view in one query, something else in another', new AggregateError([noView, refused]), false],
  ['nothing', new AggregateError([]), false],
  ['a table of ours', noTable, false],
  ['something else', wrapped(refused), false],
  ['no error at all', 'nonsense', false],
])(
  'a turn of work that lacks %s fails for an index that is not published, or not: %s',
  (_what, error, expected) => {
    expect(isIndexUnpublished(error)).toBe(expected)
  },
)

it('a query of the index fails for that alone also where a column or any relation is missing', () => {
  for (const error of [noView, noSchema, noColumn, noTable]) {
    expect(isIndexMissing(error)).toBe(true)
    expect(isIndexMissing(wrapped(new AggregateError([error, noView])))).toBe(true)
  }
  expect(isIndexMissing(new AggregateError([noView, refused]))).toBe(false)
  expect(isIndexMissing(refused)).toBe(false)
})
