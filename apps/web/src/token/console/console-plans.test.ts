import type { Token } from '@slipway/sdk/token/types'
import { expect, test } from 'vitest'
import { labelOf } from '../../transaction/label-of.ts'
import { burnPlan, disableMintPlan, mintPlan } from './console-plans.ts'
import { amountOf } from './plan-parts.ts'

const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = {
  ...{ address, symbol: 'HBR', decimals: 0, totalSupply: 1_000n },
  minting: { cooldownSeconds: 259_200 },
} as unknown as Token

test('acts on the supply are named with what moves, not with the supply that comes of it', () => {
  const mint = mintPlan(token, { to: address, amount: 150n }, 1_800_000_000)
  expect(labelOf(mint).amount).toBe(amountOf(token, 150n))
  expect(labelOf(burnPlan(token, 20n)).amount).toBe(amountOf(token, 20n))
  expect(labelOf(disableMintPlan(token)).amount).toBeUndefined()
})
