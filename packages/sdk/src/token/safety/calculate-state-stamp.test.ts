import { expect, test } from 'vitest'
import type { TaxedState, Token } from '../types.ts'
import { calculateStateStamp } from './calculate-state-stamp.ts'

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nobody = '0x0000000000000000000000000000000000000000'
const taxes = { buyBps: 1, sellBps: 2, transferBps: 3, addPoolBps: 4, removePoolBps: 5 }
const limits = { walletLimit: 10n, swapLimit: 20n, fissionCount: 0, swapThreshold: 0n }

const taxed = (change: {
  isLaunched?: boolean
  taxes?: Partial<typeof taxes>
  limits?: Partial<typeof limits>
  collectedTax?: bigint
}) =>
  ({
    taxes: { ...taxes, ...change.taxes },
    limits: { ...limits, ...change.limits },
    launch: { isLaunched: change.isLaunched ?? false },
    collectedTax: change.collectedTax ?? 0n,
  }) as unknown as TaxedState
const stamp = (token: Partial<Pick<Token, 'owner' | 'taxed'>>) =>
  calculateStateStamp({ owner, ...token })

test('a launch, other taxes, other limits and another owner each make another stamp', () => {
  const stamps = [
    stamp({}),
    stamp({ owner: nobody }),
    stamp({ taxed: taxed({}) }),
    stamp({ taxed: taxed({}), owner: nobody }),
    stamp({ taxed: taxed({ isLaunched: true }) }),
    ...Object.keys(taxes).map((key) => stamp({ taxed: taxed({ taxes: { [key]: 99 } }) })),
    stamp({ taxed: taxed({ limits: { walletLimit: 0n } }) }),
    stamp({ taxed: taxed({ limits: { swapLimit: 0n } }) }),
  ]
  expect(new Set(stamps).size).toBe(stamps.length)
})

test('what every trade changes makes none', () => {
  expect(stamp({ taxed: taxed({ collectedTax: 5n }) })).toBe(stamp({ taxed: taxed({}) }))
})
