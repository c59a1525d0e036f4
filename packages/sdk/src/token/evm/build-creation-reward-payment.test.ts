import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { buildCreationRewardPayment } from './build-creation-reward-payment.ts'

test('the factory is asked to pay the inviter, and no other', () => {
  const [factory, inviter] = [
    '0x00000000000000000000000000000000000000c0',
    '0x00000000000000000000000000000000000000a1',
  ] as const
  const { to, data, valueWei } = buildCreationRewardPayment({ factory }, inviter)
  expect({ to, valueWei }).toEqual({ to: factory, valueWei: 0n })
  const { functionName, args } = decodeFunctionData({ abi: tokenFactoryAbi, data })
  expect(functionName).toBe('claimInviterReward')
  expect(args).toEqual([expect.stringMatching(/a1$/i)])
})
