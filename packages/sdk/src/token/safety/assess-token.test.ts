import { describe, expect, test } from 'vitest'
import type { Trader } from '../../liquidity/trade-rehearsal.ts'
import { assessToken } from './assess-token.ts'
import type { ProxyFacts } from './get-proxy-facts.ts'
import { lockForever } from './liquidity-custody.ts'
import type { OwnerPowers, SafetyFacts } from './safety-facts.ts'

const now = 1_800_000_000
const done = { ok: true, taxBps: 0, gasUsed: 90_000n } as const
const refused = {
  ok: false,
  failure: { kind: 'contract', name: 'Contract_Reverted', args: {} },
} as const
const trader: Trader = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  kind: 'wallet',
  balanceWei: 10n ** 18n,
  gasPriceWei: 10n ** 9n,
}
const proxy: ProxyFacts = {
  pattern: 'eip1967',
  implementations: [trader.address],
  upgrade: 'upgradeable',
  admin: trader.address,
}
const harmless: OwnerPowers = {
  hasOwner: false,
  mint: false,
  taxes: false,
  blacklist: false,
  walletLimit: false,
  swapLimit: false,
  isGated: false,
  unknown: false,
}
const calm: SafetyFacts = {
  now,
  looksLike: undefined,
  registeredTemplate: 'TaxedToken',
  code: {
    size: 100,
    template: 'TaxedToken',
    proxy: undefined,
    powers: [],
    owner: undefined,
  },
  powers: harmless,
  rehearsal: {
    state: 'done',
    traders: [trader],
    buy: done,
    transfer: done,
    sell: done,
    laterSell: done,
    roundTripLossBps: 60,
  },
  custody: {
    burnedBps: 0,
    lockedBps: 10_000,
    openedBps: 0,
    ownerBps: 0,
    otherBps: 0,
    firstUnlockAt: now + 180 * 86_400,
    areLocksKnown: true,
  },
  largestHolderBps: 500,
  isSourceVerified: true,
}
const foreign: Partial<SafetyFacts> = {
  registeredTemplate: undefined,
  powers: undefined,
  code: { ...calm.code, template: undefined },
}
const trade = (change: object): Partial<SafetyFacts> => ({
  rehearsal: { ...calm.rehearsal, ...change } as SafetyFacts['rehearsal'],
})

const verdict = (change: Partial<SafetyFacts>) => assessToken({ ...calm, ...change }).verdict
const codes = (change: Partial<SafetyFacts>) =>
  assessToken({ ...calm, ...change }).findings.map(({ code }) => code)

test('a renounced token of ours that sells, with locked liquidity, is calm, and says why', () => {
  expect(verdict({})).toBe('calm')
  expect(codes({})).toEqual([
    'sell_works',
    'code_matches',
    'owner_none',
    'liquidity_locked',
    'source_verified',
  ])
})

describe('trading', () => {
  test.each([
    ['sell_refused', trade({ sell: refused, laterSell: refused })],
    ['sell_refused', trade({ sell: refused, laterSell: undefined })],
    ['later_sell_refused', trade({ laterSell: refused })],
    ['sell_tax_high', trade({ laterSell: { ...done, taxBps: 2_500 } })],
    ['sell_tax_high', trade({ sell: { ...done, taxBps: 2_500 } })],
    ['buy_tax_high', trade({ buy: { ...done, taxBps: 2_500 } })],
    ['bought_nothing', trade({ sell: undefined, transfer: undefined })],
    ['buy_refused', trade({ buy: refused })],
    ['round_trip_heavy', trade({ roundTripLossBps: 5_000 })],
  ])('%s is a danger', (code, change) => {
    expect(verdict(change)).toBe('danger')
    expect(codes(change)[0]).toBe(code)
  })

  test('one basis point below the bound is none', () => {
    expect(verdict(trade({ sell: { ...done, taxBps: 2_499 }, roundTripLossBps: 4_999 }))).toBe(
      'calm',
    )
  })

  test('a closed gate is no trap: it opens once', () => {
    const gated = {
      ...trade({ buy: refused }),
      powers: { ...harmless, hasOwner: true, isGated: true },
    }
    expect(verdict(gated)).toBe('caution')
    expect(codes(gated)).toContain('not_open')
  })

  test('a node that cannot rehearse leaves the verdict open, never calm', () => {
    expect(verdict({ rehearsal: { state: 'unsupported' } })).toBe('unknown')
    expect(verdict({ rehearsal: { state: 'unfunded' } })).toBe('unknown')
    // A danger seen elsewhere stays one.
    expect(
      verdict({
        rehearsal: { state: 'unsupported' },
        code: { ...calm.code, template: 'StandardToken' },
      }),
    ).toBe('danger')
  })

  test('what can be sold after a while only is no trap', () => {
    const delayed = trade({ sell: refused, laterSell: done })
    expect(codes(delayed)).toContain('sell_delayed')
    expect(verdict(delayed)).toBe('caution')
  })

  test('what a contract was allowed says nothing of what a wallet is, unless the code is known', () => {
    const seen = trade({ traders: [{ ...trader, kind: 'contract' }] })
    expect(codes(seen)).toContain('sell_works')
    expect(codes({ ...foreign, ...seen })).not.toContain('sell_works')
    expect(codes({ ...foreign, ...seen })).toContain('sell_works_contract')
    const closed = {
      ...foreign,
      ...trade({ traders: [{ ...trader, kind: 'contract' }], buy: refused }),
    }
    expect(codes(closed)).toContain('buy_refused_contract')
    expect(verdict(closed)).toBe('unknown')
  })
})

describe('code', () => {
  test('other code than the registry says is a danger', () => {
    expect(codes({ code: { ...calm.code, template: 'StandardToken' } })[0]).toBe('code_differs')
  })

  test('our code at an address that we did not make is said, not trusted', () => {
    const copied = { ...foreign, code: calm.code }
    expect(codes(copied)).toContain('code_copied')
    expect(codes(copied)).not.toContain('code_matches')
  })
})

describe('proxies', () => {
  const through = (change: Partial<ProxyFacts>): Partial<SafetyFacts> => ({
    ...foreign,
    code: { ...calm.code, template: undefined, proxy: { ...proxy, ...change } },
  })

  test('a code that can be exchanged is a power that somebody holds', () => {
    expect(codes(through({}))).toContain('upgradeable')
    expect(verdict(through({}))).toBe('caution')
  })

  test('what nobody can exchange is not said to be exchangeable, and what is unclear is said', () => {
    expect(codes(through({ upgrade: 'fixed' }))).not.toContain('upgradeable')
    expect(verdict(through({ upgrade: 'fixed' }))).toBe('unknown')
    expect(codes(through({ upgrade: 'unclear' }))).toContain('upgrade_unclear')
    expect(codes(through({ upgrade: 'unclear', pattern: 'unrecognised' }))).toContain(
      'proxy_unrecognised',
    )
  })
})

describe('headline', () => {
  const headline = (change: Partial<SafetyFacts>) => assessToken({ ...calm, ...change }).headline
  const minting = { powers: { ...harmless, hasOwner: true, mint: true } }
  const poolless = { rehearsal: { state: 'no-pool' }, custody: undefined } as const
  const gated = {
    powers: { ...harmless, hasOwner: true, isGated: true },
    ...trade({ buy: refused }),
  }
  /** Code of others, tried by a contract alone. */
  const untried = {
    registeredTemplate: undefined,
    code: { ...calm.code, template: undefined },
    ...trade({ traders: [{ ...trader, kind: 'contract' }] }),
  }

  test.each([
    ['calm', {}],
    ['calm_unlisted', poolless],
    ['calm_closed', { powers: { ...harmless, isGated: true }, ...poolless }],
    ['calm_untried', untried],
    ['changeable', minting],
    ['changeable_unlisted', { ...minting, ...poolless }],
    ['changeable_closed', gated],
    ['changeable_untried', { ...minting, ...untried }],
    ['mixed', { largestHolderBps: 2_000 }],
    [
      'mixed_closed',
      { largestHolderBps: 2_000, powers: { ...harmless, isGated: true }, ...poolless },
    ],
    ['mixed_unlisted', { largestHolderBps: 2_000, ...poolless }],
    ['mixed_untried', { largestHolderBps: 2_000, ...untried }],
    ['danger', trade({ laterSell: refused })],
    ['unknown', foreign],
  ])('%s follows from what was tried and which powers remain', (expected, change) => {
    expect(headline(change)).toBe(expected)
  })
})

describe('powers', () => {
  test.each(['mint', 'taxes', 'blacklist', 'walletLimit', 'swapLimit', 'unknown'] as const)(
    'an owner who can still use %s calls for caution',
    (power) => {
      expect(verdict({ powers: { ...harmless, hasOwner: true, [power]: true } })).toBe('caution')
    },
  )

  test.each([
    [{ walletLimit: true, swapLimit: true }, 'owner_can_limit'],
    [{ walletLimit: true }, 'owner_can_limit_wallet'],
    [{ swapLimit: true }, 'owner_can_limit_swap'],
  ])('of limits those are named that can still be set: %o', (limits, code) => {
    const found = codes({ powers: { ...harmless, hasOwner: true, ...limits } })
    expect(found.filter((one) => one.startsWith('owner_can_limit'))).toEqual([code])
  })

  test('a foreign token is never calm: its powers cannot be read', () => {
    expect(verdict(foreign)).toBe('unknown')
    expect(codes(foreign)).toContain('foreign_powers')
    const owned = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    expect(verdict({ ...foreign, code: { ...calm.code, template: undefined, owner: owned } })).toBe(
      'caution',
    )
  })
})

describe('liquidity', () => {
  const custody = (change: object): Partial<SafetyFacts> => ({
    custody: { ...calm.custody, ...change } as SafetyFacts['custody'],
  })

  test('what the owner can take out tomorrow is a danger', () => {
    const free = custody({ lockedBps: 9_000, ownerBps: 1_000 })
    expect(verdict(free)).toBe('danger')
    expect(verdict(custody({ lockedBps: 9_001, ownerBps: 999 }))).toBe('calm')
  })

  test('a lock that opens within thirty days is no comfort', () => {
    const soon = custody({ firstUnlockAt: now + 30 * 86_400 - 1 })
    expect(codes(soon)).toContain('liquidity_soon')
    expect(codes(soon)).not.toContain('liquidity_locked')
    expect(codes(custody({ firstUnlockAt: now + 30 * 86_400 }))).toContain('liquidity_locked')
    expect(codes(custody({ firstUnlockAt: lockForever }))).toContain('liquidity_locked')
  })

  test('what lies in a lock that is over is its owner’s, not the token owner’s', () => {
    const over = custody({ lockedBps: 5_000, openedBps: 5_000 })
    expect(verdict(over)).toBe('danger')
    expect(codes(over)).toContain('liquidity_unlocked')
    expect(codes(over)).not.toContain('liquidity_free')
    // Each below the bound, together above it.
    const both = custody({ lockedBps: 8_900, openedBps: 600, ownerBps: 500 })
    expect(codes(both).slice(0, 2)).toEqual(['liquidity_free', 'liquidity_unlocked'])
  })

  test('nothing is called locked while nobody knows when the locks end', () => {
    const unread = custody({ areLocksKnown: false, firstUnlockAt: undefined })
    expect(codes(unread)).toContain('liquidity_lock_unknown')
    expect(codes(unread)).not.toContain('liquidity_locked')
    const burned = custody({ areLocksKnown: false, lockedBps: 0, burnedBps: 10_000 })
    expect(codes(burned)).not.toContain('liquidity_lock_unknown')
  })

  test('burned liquidity is said as such', () => {
    const burned = custody({ lockedBps: 0, burnedBps: 10_000, firstUnlockAt: undefined })
    expect(codes(burned)).toContain('liquidity_burned')
  })
})

test('holders that nobody could count are said to be unknown', () => {
  expect(codes({ largestHolderBps: undefined })).toContain('holders_unknown')
  expect(codes({ largestHolderBps: 2_000 })).toContain('holder_heavy')
})

test('a token that can be taken for a currency is never calm', () => {
  const { verdict: given, findings } = assessToken({ ...calm, looksLike: 'USDT' })
  expect(given).toBe('caution')
  expect(findings).toContainEqual({ code: 'look_alike', tone: 'warn', args: {}, about: 'USDT' })
})
