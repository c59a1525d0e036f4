import { standardTokenAbi, vipAbi } from '@slipway/deployments/abi'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { buildOwnershipRequestWithdrawal } from './build-ownership-request-withdrawal.ts'

test('a token and a contract of the platform are told the same', () => {
  const contract = '0x00000000000000000000000000000000000000c0'
  const { to, data, valueWei } = buildOwnershipRequestWithdrawal(contract)
  expect({ to, valueWei }).toEqual({ to: contract, valueWei: 0n })
  for (const abi of [standardTokenAbi, vipAbi])
    expect(decodeFunctionData({ abi, data }).functionName).toBe('cancelOwnershipHandover')
})
