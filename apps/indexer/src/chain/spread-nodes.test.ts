import { expect, test } from 'vitest'
import { spreadNodes } from './spread-nodes.ts'

const PUBLIC = 'https://rpc.example'
const OWN = 'https://node.example/key'

test('a public node is asked as rarely as the engine asks by itself', () => {
  expect(spreadNodes({ rpcUrls: [PUBLIC] })).toEqual([PUBLIC])
})

test('a node that takes more stands there as often as it takes twenty, in its place', () => {
  const spread = spreadNodes({ rpcUrls: [OWN, PUBLIC], rates: { [OWN]: 50 } })
  expect(spread).toEqual([OWN, OWN, OWN, PUBLIC])
  expect(spreadNodes({ rpcUrls: [OWN], rates: { [OWN]: 1 } })).toEqual([OWN])
})
