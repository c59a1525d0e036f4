import { toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { recordedDeployments } from '../../src/generated/deployments.ts'
import { kinds } from './kinds.ts'

describe('where it applies', () => {
  test('at every recorded address, in every version on every chain', () => {
    for (const { contract, descriptor } of kinds) {
      const { found } = contract
      if (found === undefined) {
        expect(descriptor.context.contract).toEqual({})
        continue
      }
      const name = 'contract' in found ? found.contract : found.factory
      const recorded = recordedDeployments.flatMap(({ chainId, deployments }) =>
        deployments.flatMap(({ contracts }) =>
          contracts[name] ? [{ chainId, address: contracts[name].address }] : [],
        ),
      )
      expect(recorded.length, contract.name).toBeGreaterThan(0)
      const { contract: bound } = descriptor.context
      expect(bound?.deployments ?? bound?.factory?.deployments, contract.name).toEqual(recorded)
    }
  })

  test('a factory’s event is one of its ABI and tells an address', () => {
    for (const { descriptor } of kinds) {
      const event = descriptor.context.contract?.factory?.deployEvent
      if (event !== undefined) expect(event).toMatch(/^\w+Deployed\(address,address,uint256,/)
    }
  })

  test('two kinds of one factory never read the same call differently', () => {
    const readings = new Map<string, unknown>()
    for (const { descriptor, formats } of kinds) {
      const factory = descriptor.context.contract?.factory
      if (factory === undefined) continue
      for (const { item, intent, fields } of formats) {
        const call = `${factory.deployEvent} ${toFunctionSelector(item)}`
        const reading = { intent, fields }
        expect(reading, `${descriptor.context.$id} ${item.name}`).toEqual(
          readings.get(call) ?? reading,
        )
        readings.set(call, reading)
      }
    }
  })
})
