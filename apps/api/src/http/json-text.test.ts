import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ADDRESS_MARK } from '../database/json-sql.ts'
import { JsonText } from './json-text.ts'

const ADDRESS = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const CHECKSUMMED = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const marked = `{"owner":"${ADDRESS_MARK}${ADDRESS}","name":"${ADDRESS}"}`
const value = { owner: CHECKSUMMED, name: ADDRESS }

test('marked addresses get their checksum, all else stands as the database wrote it', () => {
  expect(JsonText.read(marked).text).toBe(JSON.stringify(value))
  expect(JsonText.read('{}').text).toBe('{}')
})

test('a page has its items as they stand, and what belongs to it', () => {
  const item = JsonText.read<typeof value>(marked)
  const rest = { nextCursor: null, total: 2 }
  expect(JsonText.page([item, item], rest).parse()).toEqual({ items: [value, value], ...rest })
  expect(JsonText.page([], rest).parse()).toEqual({ items: [], ...rest })
})

test('it is its value wherever JSON is made of it', async () => {
  const item = JsonText.read<typeof value>(marked)
  expect(JSON.stringify({ item })).toBe(JSON.stringify({ item: value }))
  const answer = await new Hono().get('/', (c) => c.json(item)).request('/')
  expect(await answer.json()).toEqual(value)
})
