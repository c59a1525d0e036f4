import { formatDuration, m } from '@slipway/messages'
import type { CreatePresaleInput } from '@slipway/sdk/presale/flows/create-presale-flow'
import { expect, test } from 'vitest'
import type { AskedFee } from '../../creation-fee/fee-lines.ts'
import { listedRouters } from '../../venues/listed-routers.ts'
import { makePresale } from '../test/presale-fixture.ts'
import type { PlacedPresale } from './presale-params.ts'
import { reviewPresale } from './review-presale.ts'

const { terms } = makePresale()
const input = { presale: terms.router, tokensNeeded: 1n, slots: [], feeWei: 1n }
const fee: AskedFee = { feeWei: 1n, fullFeeWei: 1n }

function reviewOf(
  kind: 'normal' | 'private',
  inviterRatesBps: readonly bigint[] = [],
  router = terms.router,
  change: Readonly<Record<string, unknown>> = {},
) {
  const numbers = Object.entries({ ...terms, ...change }).map(([name, value]) => [
    name,
    typeof value === 'number' ? BigInt(value) : value,
  ])
  const presale = {
    draft: { ...Object.fromEntries(numbers), kind, inviterRatesBps, router },
    token: { decimals: 18, symbol: 'HBR', totalSupply: 10n ** 24n },
    values: { currencyDecimals: 18, currencySymbol: 'ETH' },
    owner: terms.owner,
    list: {},
  } as unknown as PlacedPresale
  return reviewPresale(presale, input as unknown as CreatePresaleInput, fee)
}

const noteToOwner = (kind: 'normal' | 'private') =>
  reviewOf(kind).gets.find(({ label }) => label === m.presale_review_to_owner())?.note

test('what is permanent is what this presale has: a pool and its lock, and inviter rewards once they are set (P-46)', () => {
  expect(reviewOf('normal').permanent).toContain(m.presale_permanent_terms())
  expect(reviewOf('private').permanent).toContain(m.presale_permanent_terms_private())
  expect(reviewOf('private').permanent).not.toContain(m.presale_permanent_terms())
  expect(reviewOf('normal').permanent).toContain(m.presale_permanent_inviters_later())
  const rewarded = reviewOf('normal', [300n]).permanent
  expect(rewarded).toContain(m.presale_permanent_inviters())
  expect(rewarded).not.toContain(m.presale_permanent_inviters_later())
})

test('a private presale is not told of a pool that it does not make', () => {
  expect(noteToOwner('normal')).toBe(m.presale_review_to_owner_note())
  expect(noteToOwner('private')).toBe(m.presale_review_to_owner_private())
})

test('the exchange of the pool is named, one that the list lacks by its whole address', () => {
  const exchangeOf = (review: ReturnType<typeof reviewOf>) =>
    review.facts.find(({ label }) => label === m.presale_field_exchange())
  const [listed] = listedRouters
  if (!listed) throw new Error('the network of the tests has no exchange')
  const named = exchangeOf(reviewOf('normal', [], listed.router))
  expect([named?.value, named?.address]).toEqual([listed.name, undefined])
  expect(exchangeOf(reviewOf('normal'))?.address).toBe(terms.router)
  expect(exchangeOf(reviewOf('private'))).toBeUndefined()
})

test('the review says who comes in when, whether slots change hands, and who keeps the list too', () => {
  const listed = { useWhiteList: 2, t1Block: 600, enableWhiteTransfer: true }
  const { facts } = reviewOf('private', [], terms.router, {
    ...listed,
    whitelistAdmin: terms.owner,
  })
  const of = (label: string) => facts.find((line) => line.label === label)
  const after = m.presale_terms_whitelist_only_after({ t1: formatDuration(600) })
  expect(of(m.presale_field_whitelist_mode())?.note).toBe(after)
  expect(of(m.presale_admin_trade_title())?.value).toBe(m.presale_admin_trade_on())
  expect(of(m.presale_admin_keeper_title())?.address).toBe(terms.owner)
  const open = reviewOf('normal').facts.map(({ label }) => label)
  expect(open).not.toContain(m.presale_admin_trade_title())
  expect(open).toContain(m.presale_field_repair())
})

test('where all is released at the finish, nothing is said to follow it', () => {
  const released = (vestFirst: number) =>
    reviewOf('private', [], terms.router, {
      vest: true,
      vestFirst,
      vestCycle: 86_400,
      vestPercent: 2_500,
    }).facts.find(({ label }) => label === m.presale_preview_vesting())?.value
  expect(released(10_000)).toBe(m.presale_vesting_at_once())
  expect(released(9_999)).not.toBe(m.presale_vesting_at_once())
})
