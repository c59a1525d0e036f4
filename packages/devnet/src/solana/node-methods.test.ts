import { address } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import { LocalCluster } from './local-cluster.ts'
import { createNodeMethods } from './node-methods.ts'

test('what the controls change is told of, so that it is saved', () => {
  const onControl = vi.fn()
  const methods = createNodeMethods(new LocalCluster(), onControl)
  methods.slipway_increaseTime(5)
  methods.slipway_skipBlocks(5)
  methods.slipway_setAccount(address('So11111111111111111111111111111111111111112'), {
    ...{ data: '', lamports: 1, owner: address('11111111111111111111111111111111') },
  })
  expect(onControl).toHaveBeenCalledTimes(3)
  methods.getSlot()
  expect(onControl).toHaveBeenCalledTimes(3)
})
