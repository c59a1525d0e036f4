// @vitest-environment happy-dom
import { formatDuration, formatTime, m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale, PresaleAccount } from '@slipway/sdk/presale/types'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { loadRefusalText } from '../../form/use-refusal-text.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { listedRouters } from '../../venues/listed-routers.ts'
import { makePresale } from '../test/presale-fixture.ts'
import { EndGroup } from './admin/end-group.tsx'
import { finishObstacle, MoneyGroup } from './admin/money-group.tsx'
import { BuyBox } from './buy-box.tsx'
import ClaimPanel from './claim-panel.tsx'
import { contributePlan } from './contribute-plan.ts'
import { exitFeeText } from './exit-terms.ts'
import FinalizePanel from './finalize-panel.tsx'
import type { PresaleContext } from './presale-context.ts'
import RefundPanel from './refund-panel.tsx'
import { releaseTermsText } from './release-text.ts'

beforeAll(loadRefusalText)

vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31337 }, readContract: () => new Promise(() => undefined) },
}))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))
vi.mock('./use-presale.ts', () => ({ useIndexedPresale: () => ({}) }))

const E = 10n ** 18n
const DAY = 86_400
const closed = formatDuration(presaleLimits.exitClosedSeconds)
const visitor: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { startTime, endTime, owner } = makePresale().terms

const nothing: PresaleAccount = {
  contributed: 0n,
  claimed: 0n,
  claimable: 0n,
  allocation: 0n,
  excess: 0n,
  refundable: 0n,
  refundFee: 0n,
  exitFee: 0n,
  level: 0,
  slotStatus: 0,
  balance: 100n * E,
  allowance: 0n,
  inviter: zeroAddress,
}

const open = vi.fn<(plan: ShownPlan) => void>()

/** A button by its name; amounts have a space of their own. */
const button = (name: string) =>
  screen.getByRole('button', {
    name: (text) => text.replaceAll('\u00a0', ' ') === name.replaceAll('\u00a0', ' '),
  })
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

function actOf(presale: Presale, now: number, account: Address = visitor): PresaleContext {
  return {
    presale,
    status: presaleStatus(presale, now),
    name: 'Harbour',
    account,
    my: nothing,
    now,
    token: presale.token,
    currency: presale.currency,
    open: (plan) => open(plan),
    doneOf: () => null,
    clearDone: () => undefined,
  }
}

afterEach(() => {
  cleanup()
  open.mockReset()
})

describe('taking part', () => {
  test('confirms the contribution that filled the presale, whose form is gone', () => {
    const act = actOf(makePresale({ state: { total: 20n * E } }), startTime)
    const told = { ...act, doneOf: () => 'It is in the presale.' }
    renderWithTheme(
      <BuyBox view={act} act={told} inviter={undefined} onDropInviter={() => undefined} />,
    )
    screen.getByText(m.presale_buy_full())
    screen.getByText('It is in the presale.')
  })
})

describe('the review of a contribution', () => {
  const params = { amount: E, kept: E, tokens: 4_000n * E, excess: 0n }
  const factsOf = async (presale: Presale, now: number) => {
    const wishes = { account: visitor, my: nothing, params, inviter: zeroAddress, slot: undefined }
    const { review } = await contributePlan({ presale, name: 'Harbour', now }, wishes)
    return new Map(review.facts.map(({ label, value }) => [label, value]))
  }

  test('tells how the tokens are released', async () => {
    const when = m.presale_buy_review_when()
    const once = await factsOf(makePresale(), startTime)
    expect(once.get(when)).toBe(m.presale_release_once())
    const terms = { vest: true, vestFirst: 5_000, vestCycle: 7 * DAY, vestPercent: 2_500 }
    const split = await factsOf(makePresale({ terms }), startTime)
    expect(split.get(when)).toBe(releaseTermsText({ ...terms }))
    expect(split.get(when)).toContain('50')
  })

  test('names an exchange that the list of the network lacks, and no other', async () => {
    const exchange = m.presale_field_exchange()
    const router = listedRouters[0]?.router ?? zeroAddress
    expect((await factsOf(makePresale({ terms: { router } }), startTime)).has(exchange)).toBe(false)
    const other = makePresale()
    expect((await factsOf(other, startTime)).get(exchange)).toBe(other.terms.router)
    expect((await factsOf(makePresale({ kind: 'private' }), startTime)).has(exchange)).toBe(false)
  })

  test('names a price for leaving only while leaving is possible', async () => {
    const exit = m.presale_buy_review_exit()
    const at = async (now: number, state = {}) =>
      (await factsOf(makePresale({ state }), now)).get(exit)
    const time = formatTime(endTime - 900)
    const fee = m.presale_buy_review_exit_fee({ fee: exitFeeText(), time })
    expect(await at(endTime - 901)).toBe(fee)
    expect(await at(endTime - 900)).toBe(m.presale_buy_review_exit_closed({ closed }))
    expect(await at(endTime - 901, { termsChanged: true })).toBe(
      m.presale_buy_review_exit_free({ closed }),
    )
    expect(await at(endTime - 900, { termsChanged: true })).toBe(
      m.presale_buy_review_exit_closed({ closed }),
    )
    // A presale that is shorter than the closed minutes can never be left.
    const short = makePresale({ terms: { endTime: startTime + 900 } })
    const never = m.presale_terms_exit_never({ closed })
    expect((await factsOf(short, startTime)).get(exit)).toBe(never)
    renderWithTheme(
      <RefundPanel act={actOf(short, startTime)} my={{ ...nothing, contributed: E }} />,
    )
    screen.getByText(never)
  })
})

describe('leaving a presale', () => {
  const in2 = { ...nothing, contributed: 2n * E, refundable: (18n * E) / 10n, refundFee: E / 5n }
  const presale = makePresale({ state: { total: 2n * E } })

  test('costs a tenth while it is open, and says so before it is signed', () => {
    renderWithTheme(<RefundPanel act={actOf(presale, startTime)} my={in2} />)
    fireEvent.click(button(m.presale_refund_button({ fee: '0.2 ETH' })))
    const { review } = open.mock.calls[0]?.[0] ?? {}
    expect(review?.permanent).toContain(m.presale_refund_permanent_fee())
    expect(review?.gets.map(({ value }) => plain(value))).toEqual(['1.8 ETH', '0.2 ETH'])
  })

  test.each([
    [endTime - 901, true],
    [endTime - 900, false],
  ])('is closed in the last fifteen minutes: at %i', (now, isOpen) => {
    renderWithTheme(<RefundPanel act={actOf(presale, now)} my={in2} />)
    expect(screen.queryAllByRole('button')).toHaveLength(isOpen ? 1 : 0)
  })

  test.each([
    [endTime - 901, true],
    [endTime - 900, false],
  ])('is free after a change of terms, until the last fifteen minutes: at %i', (now, isOpen) => {
    const changed = makePresale({ state: { total: 2n * E, termsChanged: true } })
    const free = { ...in2, refundable: isOpen ? 2n * E : 0n, refundFee: 0n }
    renderWithTheme(<RefundPanel act={actOf(changed, now)} my={free} />)
    const name = plain(m.presale_refund_button_free({ amount: '2 ETH' }))
    const names = screen.queryAllByRole('button').map((one) => plain(one.textContent ?? ''))
    expect(names).toEqual(isOpen ? [name] : [])
    // It is there for who wants to: nothing failed.
    expect(screen.queryByText(m.presale_refund_title_free())).toBeNull()
    screen.getByText(isOpen ? m.presale_refund_title_leave() : m.presale_refund_title())
  })

  test('is free once the soft cap is missed, and an earlier fee comes back', () => {
    const act = actOf(presale, endTime)
    renderWithTheme(<RefundPanel act={act} my={{ ...nothing, exitFee: E }} />)
    button(m.presale_exitfee_button({ amount: '1 ETH' }))
  })
})

describe('claiming', () => {
  const presale = makePresale({
    state: { total: 20n * E, poolStatus: 1, finalizedAt: endTime, vestingStart: endTime },
  })

  test('nothing is due: the words of the specification', () => {
    renderWithTheme(<ClaimPanel act={actOf(presale, endTime + 1)} my={nothing} />)
    screen.getByText('You have no tokens to claim')
  })

  test('sends what is released and what did not fit', () => {
    const my = { ...nothing, contributed: 4n * E, allocation: 8n * E, claimable: 8n * E, excess: E }
    renderWithTheme(<ClaimPanel act={actOf(presale, endTime + 1)} my={my} />)
    fireEvent.click(button('Claim 8 HBR and 1 ETH of excess'))
    expect(open.mock.calls[0]?.[0].definition.name).toBe('presale-claim')
  })
})

describe('finishing', () => {
  const reached = makePresale({ state: { total: 10n * E } })

  test('below the soft cap: the words of the specification', () => {
    const presale = makePresale({ state: { total: 10n * E - 1n } })
    expect(finishObstacle(actOf(presale, startTime))).toBe(
      'The soft cap has not yet been reached, and the presale cannot be finished',
    )
  })

  test('needs the end, or a full presale; a fair one is never full', () => {
    expect(finishObstacle(actOf(reached, endTime - 1))).toContain('has not reached the hard cap')
    expect(finishObstacle(actOf(reached, endTime))).toBeUndefined()
    const full = { state: { total: 20n * E } }
    expect(finishObstacle(actOf(makePresale(full), startTime))).toBeUndefined()
    expect(finishObstacle(actOf(makePresale({ ...full, kind: 'fair' }), startTime))).toBeDefined()
  })

  test.each([
    [endTime + DAY - 1, 0],
    [endTime + DAY, 1],
    [endTime + 7 * DAY, 0],
  ])('is anybody’s from a day after the end to the seventh: at %i', (now, buttons) => {
    const act = actOf(reached, now)
    renderWithTheme(<FinalizePanel view={act} act={act} />)
    expect(screen.queryAllByRole('button')).toHaveLength(buttons)
  })
})

describe('the owner’s panel', () => {
  test('shows a participant nothing of it', () => {
    const act = actOf(makePresale(), startTime)
    renderWithTheme(
      <>
        <MoneyGroup act={act} />
        <EndGroup act={act} />
      </>,
    )
    expect(screen.queryAllByRole('region')).toHaveLength(0)
  })

  test('cancels only after a tick, and tells who gets what', async () => {
    const presale = makePresale({ state: { total: 3n * E, userCount: 2 } })
    renderWithTheme(<EndGroup act={actOf(presale, startTime, owner)} />)
    fireEvent.click(screen.getByRole('button', { name: /Cancel the presale/ }))
    const review = screen.getByRole('button', { name: m.token_console_review() })
    expect(review.hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(review)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    const { gets } = open.mock.calls[0]?.[0].review ?? { gets: [] }
    expect(gets.map(({ value }) => plain(value))).toEqual(['118,400 HBR', '2 participants: 3 ETH'])
  })

  test('offers removing only before the start and without contributions', () => {
    const removal = () => screen.queryByText(m.presale_admin_destroy_title(), { selector: 'h3' })
    renderWithTheme(<EndGroup act={actOf(makePresale(), startTime - 1, owner)} />)
    expect(removal()).not.toBeNull()
    cleanup()
    renderWithTheme(<EndGroup act={actOf(makePresale(), startTime, owner)} />)
    expect(removal()).toBeNull()
  })
})
