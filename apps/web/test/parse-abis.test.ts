import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { parseLiteralAbis } from '../build/parse-abis.ts'

const root = join(import.meta.dirname, '../../..')
const read = (code: string): unknown => JSON.parse(code.slice(code.indexOf('= ') + 2))

test('signatures become the ABI that they describe', () => {
  const code = `const abi = parseAbi([
  // Of a pool.
  'struct Info { address owner; uint256 amount; }',
  'function infoOf(address who) view returns (Info info)',
  'event Done(address indexed by, uint256 amount)',
])`
  expect(read(parseLiteralAbis(code))).toEqual(
    parseAbi([
      'struct Info { address owner; uint256 amount; }',
      'function infoOf(address who) view returns (Info info)',
      'event Done(address indexed by, uint256 amount)',
    ]),
  )
})

test('what is no list of literals stays', () => {
  for (const code of ['parseAbi(signatures)', "parseAbi([one, 'function two()'])", 'parseAbi([])'])
    expect(parseLiteralAbis(code)).toBe(code)
})

test('nothing that pages are made of parses signatures any more', () => {
  const files = globSync('packages/sdk/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/test\//.test(file),
  )
  const left = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return code.includes('parseAbi(') && parseLiteralAbis(code).includes('parseAbi(')
  })
  expect(left).toEqual([])
})
