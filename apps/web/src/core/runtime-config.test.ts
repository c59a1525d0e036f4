import { expect, test } from 'vitest'
import { parseRuntimeConfig } from './runtime-config.ts'

test('a page without the block, or with an empty one, is a production page', () => {
  const production = { development: false, chains: [], links: {}, relays: [] }
  expect(parseRuntimeConfig(null)).toEqual(production)
  expect(parseRuntimeConfig(' ')).toEqual(production)
})

test('reads what the server wrote and fills up what it left out', () => {
  expect(
    parseRuntimeConfig('{"development":true,"chains":[{"chainId":1,"rpcUrl":"http://x"}]}'),
  ).toEqual({
    development: true,
    chains: [{ chainId: 1, rpcUrl: 'http://x' }],
    links: {},
    relays: [],
  })
})

test('a broken block is an error, not a production page', () => {
  expect(() => parseRuntimeConfig('{')).toThrow(SyntaxError)
})
