import { tokenLockerAbi } from '@slipway/deployments/abi'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { addressOf } from '../../../test/typed-locks.ts'
import { buildReleasedWithdrawal } from './build-released-withdrawal.ts'

test('what is released is asked of the locker by the number of the lock', () => {
  const locker = addressOf('c0')
  const { to, data, valueWei } = buildReleasedWithdrawal({ locker, lockId: 7n })
  expect({ to, valueWei }).toEqual({ to: locker, valueWei: 0n })
  expect(decodeFunctionData({ abi: tokenLockerAbi, data })).toEqual({
    functionName: 'withdrawReleased',
    args: [7n],
  })
})
