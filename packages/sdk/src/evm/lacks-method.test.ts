import { describe, expect, test } from 'vitest'
import { RpcUnavailable } from './errors.ts'
import { isNodeAway } from './is-node-away.ts'
import { lacksMethod } from './lacks-method.ts'

const missing = Object.assign(new Error('the method eth_simulateV1 does not exist'), {
  code: -32601,
})
const broken = Object.assign(new Error('limit exceeded'), { code: -32005 })
const failed = (...errors: readonly Error[]) =>
  new RpcUnavailable(1, new AggregateError(errors, 'every node failed'))

describe('a method that no node has', () => {
  test('is an answer of the node, not its absence', () => {
    expect(lacksMethod(failed(missing, missing))).toBe(true)
    expect(isNodeAway(failed(missing, missing))).toBe(false)
  })

  test('is not known to be missing where one node did not answer', () => {
    expect(lacksMethod(failed(missing, broken))).toBe(false)
    expect(isNodeAway(failed(missing, broken))).toBe(true)
    expect(lacksMethod(failed())).toBe(false)
    expect(lacksMethod(undefined)).toBe(false)
  })
})
