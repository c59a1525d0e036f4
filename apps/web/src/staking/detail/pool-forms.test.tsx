// @vitest-environment happy-dom
import { errorMessage, formatDuration, formatTime, m } from '@slipway/messages'
import type { Arrival } from '@slipway/sdk/evm/rehearse-arrival'
import type { StakeRehearsal } from '@slipway/sdk/staking/evm/rehearse-stake'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { toLocalInput } from '../../form/local-time.ts'
import { loadRefusalText } from '../../form/use-refusal-text.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { friend, makeAccount, makeAct, makePool, poolNow as now } from '../test/pool-fixture.ts'
import AdminPanel from './admin/admin-panel.tsx'
import { EndGroup } from './admin/end-group.tsx'
import { RewardsGroup } from './admin/rewards-group.tsx'
import { StakesGroup } from './admin/stakes-group.tsx'
import { limitText } from './limit-text.ts'
import { NftEmergencyForm, NftWithdrawForm } from './nft-out-forms.tsx'
import { NftStakeForm } from './nft-stake-form.tsx'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import { StakeForm } from './stake-form.tsx'
import { EmergencyForm, HarvestForm, WithdrawForm } from './withdraw-forms.tsx'

beforeAll(loadRefusalText)

const chainSays = vi.hoisted(() => ({
  rehearsal: { state: 'unsupported' } as StakeRehearsal,
  unapproved: [] as bigint[],
  canHarvest: true,
  arrival: undefined as Arrival | undefined,
}))
vi.mock('@slipway/sdk/evm/rehearse-arrival', () => ({
  rehearseArrival: async () => chainSays.arrival,
}))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: () => new Promise(() => undefined) },
}))
vi.mock('@slipway/sdk/flow/get-needed-approvals', () => ({
  getNeededApprovals: async (_: unknown, __: unknown, needs: readonly { amount: bigint }[]) =>
    needs.filter(({ amount }) => amount > 0n),
}))
vi.mock('@slipway/sdk/staking/evm/can-harvest', () => ({
  canHarvest: async () => chainSays.canHarvest,
}))
vi.mock('@slipway/sdk/staking/evm/rehearse-stake', () => ({
  rehearseStake: async () => chainSays.rehearsal,
}))
vi.mock('@slipway/sdk/staking/evm/get-unapproved-nfts', () => ({
  getUnapprovedNfts: async () => chainSays.unapproved,
}))

const E = 10n ** 18n
const DAY = 86_400
const open = vi.fn<(plan: ShownPlan) => void>()
const actOf = (parts: Partial<StakerAct> = {}) => makeAct({ open: (plan) => open(plan), ...parts })
const invited = { inviter: friend, onDropInviter: () => undefined }

afterEach(() => {
  cleanup()
  open.mockReset()
  chainSays.rehearsal = { state: 'unsupported' }
  chainSays.unapproved = []
  chainSays.canHarvest = true
  chainSays.arrival = undefined
})

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

/** Draws rows and opens the form of one, by its title, where it is not open from the start. */
function show(rows: ReactNode, title: string): HTMLElement {
  renderWithTheme(rows)
  const row = screen.getByRole('region', { name: title })
  const closed = row.querySelector('button[aria-expanded="false"]')
  if (closed) fireEvent.click(closed)
  return row
}

/** A field by its label; rows may be called alike. */
const fieldOf = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' })
const fill = (label: string, value: string) =>
  fireEvent.change(fieldOf(label), { target: { value } })

function submit(row: HTMLElement) {
  const form = row.querySelector('form')
  if (!form) throw new Error('There is no form.')
  fireEvent.submit(form)
}

async function planned(): Promise<ShownPlan> {
  await waitFor(() => expect(open).toHaveBeenCalled())
  const plan = open.mock.calls[0]?.[0]
  if (!plan) throw new Error('No review was opened.')
  return plan
}

const errorOf = (row: HTMLElement) => plain(row.querySelector('[id$="-error"]')?.textContent)
const refusal = (code: string, args: Record<string, bigint | number>) => {
  const { token, currency } = actOf()
  return plain(errorMessage(code, args, { token, ...(currency && { currency }) }))
}
const linesOf = (plan: ShownPlan) =>
  plain(
    [...plan.review.pays, ...plan.review.gets, ...plan.review.facts]
      .map(({ label, value, note = '' }) => `${label}: ${value} ${note}`)
      .join('\n'),
  )

describe('staking', () => {
  test('more than the limit leaves is refused with both numbers', () => {
    const row = show(<StakeForm act={actOf()} {...invited} />, m.stakepage_stake_title())
    fill(m.stakepage_amount(), '501')
    submit(row)
    expect(errorOf(row)).toBe(
      refusal('StakingPool_LimitExceeded', { amount: 501n * E, limit: 500n * E }),
    )
    expect(open).not.toHaveBeenCalled()
  })

  test('the most that can be staked reads like every other amount', () => {
    const my = makeAccount({ balance: 992_600n * E })
    const pool = makePool({ terms: { ...makePool().terms, limit: 0n } })
    const row = show(
      <StakeForm act={actOf({ my, pool })} {...invited} />,
      m.stakepage_stake_title(),
    )
    expect(plain(row.textContent)).toContain(m.stakepage_stake_most({ amount: '992,600 HBR' }))
  })

  test('who has nothing in the pool reads of no earlier stake or reward', () => {
    const { terms } = makePool()
    const duration = formatDuration(terms.lockSeconds)
    for (const [parts, text] of [
      [{}, m.stakepage_stake_text_first({ duration })],
      [{ terms: { ...terms, lockSeconds: 0 } }, m.stakepage_stake_text_first_free()],
    ] as const) {
      const my = makeAccount({ staked: 0n, pending: 0n })
      const act = actOf({ my, pool: makePool(parts) })
      const stake = show(<StakeForm act={act} {...invited} />, m.stakepage_stake_title())
      expect(stake.textContent).toContain(text)
      cleanup()
    }
  })

  test('nothing is said of a lock time where no stake is locked', () => {
    const { terms, state } = makePool()
    const my = makeAccount({ pending: E })
    for (const [parts, locks] of [
      [{}, true],
      [{ terms: { ...terms, lockSeconds: 0 } }, false],
      [{ state: { ...state, exitOpen: true } }, false],
    ] as const) {
      const act = actOf({ my, pool: makePool(parts) })
      const stake = show(<StakeForm act={act} {...invited} />, m.stakepage_stake_title())
      expect(stake.textContent?.includes(m.stakepage_stake_text())).toBe(locks)
      expect(stake.textContent?.includes(m.stakepage_stake_text_free())).toBe(!locks)
      cleanup()
      const harvest = show(<HarvestForm act={act} />, m.stakepage_harvest_title())
      expect(harvest.textContent?.includes(m.stakepage_harvest_text())).toBe(locks)
      expect(harvest.textContent?.includes(m.stakepage_harvest_text_free())).toBe(!locks)
      cleanup()
    }
  })

  test('what a token keeps for itself is said before anything is signed, and the inviter named', async () => {
    chainSays.rehearsal = { state: 'done', received: 90n * E }
    const row = show(<StakeForm act={actOf()} {...invited} />, m.stakepage_stake_title())
    fill(m.stakepage_amount(), '100')
    submit(row)
    const plan = await planned()
    expect(plan.input).toMatchObject({
      amount: 100n * E,
      inviter: friend,
      approvals: [{ amount: 100n * E }],
    })
    expect(linesOf(plan)).toContain('90 HBR')
    expect(linesOf(plan)).toContain(plain(m.stakepage_stake_review_kept({ amount: '10 HBR' })))
    expect(plan.review.permanent).toContain(m.stakepage_review_inviter_permanent())
  })

  test('what a stake earns is said by the day and until rewards end, beside what the pool has left for all', async () => {
    const row = show(<StakeForm act={actOf()} {...invited} />, m.stakepage_stake_title())
    fill(m.stakepage_amount(), '250')
    submit(row)
    const lines = linesOf(await planned())
    const time = plain(formatTime(now + 9 * DAY))
    // A fifth of one a second, for nine days.
    expect(lines).toContain(`${m.stakepage_daily()}: 17,280 RWD`)
    expect(lines).toContain(`${plain(m.stakepage_until({ time }))}: 155,520 RWD`)
    expect(lines).toContain(`${plain(m.stakepage_rewards_left({ time }))}: 777,600 RWD`)
    // A year is not what this pool has left.
    expect(lines).not.toContain(m.stakepage_yearly())
  })

  test('where rewards run for longer than a year, the review says what a year earns as well', async () => {
    const pool = makePool()
    const long = { ...pool, terms: { ...pool.terms, endTime: now + 400 * DAY } }
    const row = show(
      <StakeForm act={actOf({ pool: long })} {...invited} />,
      m.stakepage_stake_title(),
    )
    fill(m.stakepage_amount(), '250')
    submit(row)
    expect(linesOf(await planned())).toContain(`${m.stakepage_yearly()}: 6,307,200 RWD`)
  })

  test.each([
    ['oneself', { account: friend }],
    ['after the first stake', { my: makeAccount({ staked: E }) }],
    [
      'in a pool without rebates',
      { pool: { ...makePool(), terms: { ...makePool().terms, inviteBps: 0 } } },
    ],
  ])('nobody is named: %s', async (_, parts) => {
    const row = show(<StakeForm act={actOf(parts)} {...invited} />, m.stakepage_stake_title())
    fill(m.stakepage_amount(), '1')
    submit(row)
    expect((await planned()).input).toMatchObject({ inviter: zeroAddress })
  })

  test('after the deadline there is no form, and the reason instead', () => {
    const act = actOf({ now: now + 8 * DAY })
    renderWithTheme(<StakeForm act={act} {...invited} />)
    expect(document.querySelector('form')).toBeNull()
    const [beginning = ''] = m.stakepage_stake_closed({ time: '\u0000' }).split('\u0000')
    expect(document.body.textContent).toContain(beginning)
  })
})

describe('taking out', () => {
  const locked = { my: makeAccount({ staked: 40n * E, unlockTime: now + 60, pending: 2n * E }) }
  const free = { my: makeAccount({ staked: 40n * E, unlockTime: now, pending: 2n * E }) }

  test('before the lock is over nothing leaves, with the moment', () => {
    const row = show(<WithdrawForm act={actOf(locked)} />, m.stakepage_withdraw_title())
    // Also while it is closed: how much lies there is no answer to whether it can be taken.
    const time = m.stakepage_withdraw_rule_locked({ time: formatTime(now + 60) })
    expect(row.querySelector('button[aria-expanded]')?.parentElement?.textContent).toContain(time)
    submit(row)
    expect(errorOf(row)).toBe(refusal('StakingPool_StillLocked', { unlockTime: now + 60 }))
    expect(open).not.toHaveBeenCalled()
  })

  test('all of it is offered, and what the chain paid is said', async () => {
    const row = show(<WithdrawForm act={actOf(free)} />, m.stakepage_withdraw_title())
    expect((fieldOf(m.stakepage_amount()) as HTMLInputElement).value).toBe('40')
    submit(row)
    const plan = await planned()
    expect(plan.input).toMatchObject({ amount: 40n * E })
    expect(linesOf(plan)).toContain('2 RWD')
    const state = { steps: [{ id: 'withdraw', result: { sent: 39n * E, reward: E } }] }
    expect(plain(plan.done?.(state as never))).toContain('39 HBR')
  })

  test('of a token that keeps a part, a withdrawal says what arrives, with and without the reward', async () => {
    chainSays.arrival = { left: 40n * E, arrived: 36n * E }
    for (const Form of [WithdrawForm, EmergencyForm]) {
      open.mockReset()
      const title =
        Form === WithdrawForm ? m.stakepage_withdraw_title() : m.stakepage_emergency_title()
      submit(show(<Form act={actOf(free)} />, title))
      const note = plain(m.transaction_review_arriving({ amount: '40 HBR' }))
      expect(linesOf(await planned())).toContain(`${m.stakepage_withdraw_gets()}: 36 HBR ${note}`)
      cleanup()
    }
  })

  test('where the reward is of the same token, what leaves along with the stake is no part of it', async () => {
    const returned = async (left: bigint, arrived: bigint) => {
      chainSays.arrival = { left, arrived }
      submit(show(<WithdrawForm act={actOf(free)} />, m.stakepage_withdraw_title()))
      const said = linesOf(await planned())
      cleanup()
      open.mockReset()
      return said
    }
    const gets = m.stakepage_withdraw_gets()
    const note = plain(m.transaction_review_arriving({ amount: '40 HBR' }))
    expect(await returned(50n * E, 45n * E)).toContain(`${gets}: 36 HBR ${note}`)
    const whole = await returned(50n * E, 50n * E)
    expect(whole).toContain(`${gets}: 40 HBR`)
    expect(whole).not.toContain(note)
  })

  test('of a reward token that keeps a part, what is paid says what arrives', async () => {
    chainSays.arrival = { left: 2n * E, arrived: E }
    const note = plain(m.transaction_review_arriving({ amount: '2 RWD' }))
    submit(show(<HarvestForm act={actOf(free)} />, m.stakepage_harvest_title()))
    const said = `${m.stakepage_admin_recover_gets()}: 1 RWD ${note}`
    expect(linesOf(await planned())).toContain(said)
    cleanup()
    open.mockReset()
    const { pool } = actOf()
    const rich = { ...pool, state: { ...pool.state, recoverable: 2n * E } }
    submit(show(<EndGroup act={actOf({ pool: rich })} />, m.stakepage_admin_recover_title()))
    expect(linesOf(await planned())).toContain(said)
  })

  test('an emergency while locked is no way around the lock', () => {
    renderWithTheme(<EmergencyForm act={actOf(locked)} />)
    expect(document.querySelector('button')).toBeNull()
  })

  test('an emergency says that the reward stays due', async () => {
    const row = show(<EmergencyForm act={actOf(free)} />, m.stakepage_emergency_title())
    submit(row)
    const plan = await planned()
    expect(linesOf(plan)).toContain(m.stakepage_emergency_due_note())
    expect(linesOf(plan)).toContain('2 RWD')
  })

  test('an emergency where no reward is due says so, and promises none', async () => {
    const { endTime } = makePool().terms
    const my = makeAccount({ staked: 40n * E, unlockTime: now, readAt: endTime })
    const act = actOf({ my, now: endTime })
    const row = show(<EmergencyForm act={act} />, m.stakepage_emergency_title())
    expect(plain(row.textContent)).toContain(
      plain(m.stakepage_emergency_preview_whole({ amount: '40 HBR' })),
    )
    submit(row)
    const plan = await planned()
    expect(linesOf(plan)).not.toContain(m.stakepage_emergency_due_note())
    const state = { steps: [{ id: 'emergency', result: { sent: 40n * E } }] }
    expect(plain(plan.done?.(state as never))).toBe(
      plain(m.stakepage_emergency_done_whole({ amount: '40 HBR' })),
    )
  })

  test('a harvest counts on by the clock', () => {
    const act = actOf({ ...free, now: now + 100 })
    renderWithTheme(<HarvestForm act={act} />)
    // One a second, of which forty parts in a thousand.
    expect(plain(document.body.textContent)).toContain('6 RWD')
  })
})

describe('a reward token whose trading is not open yet', () => {
  const rewardToken = { ...makePool().rewardToken, isGated: true } as const
  const act = () =>
    actOf({ pool: makePool({ rewardToken }), my: makeAccount({ staked: E, pending: 2n * E }) })

  test('is said to be so instead of a review that the token would only refuse', async () => {
    chainSays.canHarvest = false
    const row = show(<HarvestForm act={act()} />, m.stakepage_harvest_title())
    submit(row)
    const reason = m.stakepage_remark_gated_reward({ token: 'RWD' })
    await waitFor(() => expect(row.textContent).toContain(reason))
    expect(open).not.toHaveBeenCalled()
  })

  test('stays due where a withdrawal or an addition cannot pay it, and comes along where it can', async () => {
    for (const canHarvest of [false, true]) {
      chainSays.canHarvest = canHarvest
      open.mockReset()
      const row = show(<WithdrawForm act={act()} />, m.stakepage_withdraw_title())
      const left = { left: '0 HBR', amount: '1 HBR', reward: '2 RWD' }
      const said = m.stakepage_withdraw_preview_gated({ ...left, token: 'RWD' })
      expect(plain(row.textContent)).toContain(said)
      expect(row.textContent).toContain(m.stakepage_withdraw_text_gated({ token: 'RWD' }))
      submit(row)
      const withdrawal = await planned()
      cleanup()
      open.mockReset()
      const stake = show(<StakeForm act={act()} {...invited} />, m.stakepage_stake_title())
      expect(stake.textContent).toContain(m.stakepage_stake_text_gated({ token: 'RWD' }))
      fill(m.stakepage_amount(), '1')
      submit(stake)
      const addition = await planned()
      for (const plan of [withdrawal, addition]) {
        expect(linesOf(plan).includes(m.stakepage_review_reward())).toBe(canHarvest)
        expect(linesOf(plan).includes(m.stakepage_emergency_due_note())).toBe(!canHarvest)
      }
      const result = { sent: E, reward: canHarvest ? 2n * E : 0n }
      const done = plain(withdrawal.done?.({ steps: [{ id: 'withdraw', result }] } as never))
      expect(done === m.stakepage_emergency_done({ amount: '1 HBR' })).toBe(!canHarvest)
      cleanup()
    }
  })

  test('is paid to who may hold it', async () => {
    const row = show(<HarvestForm act={act()} />, m.stakepage_harvest_title())
    submit(row)
    expect(linesOf(await planned())).toContain('2 RWD')
  })
})

describe('NFTs', () => {
  const pool = makePool({
    kind: 'nft',
    stakedToken: { ...makePool().stakedToken, decimals: 0 },
    terms: { ...makePool().terms, limit: 0n },
  })

  test('one is allowed by itself; the whole collection is not even offered', async () => {
    chainSays.unapproved = [5n]
    const row = show(
      <NftStakeForm act={actOf({ pool })} owned={undefined} {...invited} />,
      m.stakepage_stake_title(),
    )
    fill(m.stakepage_nft_pick(), '5')
    expect(screen.queryByRole('radio')).toBeNull()
    submit(row)
    const plan = await planned()
    const { input } = plan
    expect(linesOf(plan)).toContain(m.stakepage_daily())
    expect(input).toMatchObject({ nftIds: [5n], allowance: { kind: 'each', nftIds: [5n] } })
  })

  test('who adds to locked ones is told that the lock time of all of them begins anew', async () => {
    chainSays.unapproved = [5n]
    const my = makeAccount({ staked: 2n })
    const row = show(
      <NftStakeForm act={actOf({ pool, my })} owned={undefined} {...invited} />,
      m.stakepage_stake_title(),
    )
    fill(m.stakepage_nft_pick(), '5')
    submit(row)
    expect((await planned()).review.permanent).toEqual([m.stakepage_stake_relocks()])
  })

  test('several: each by itself, unless the whole collection is chosen, which says what it means', async () => {
    chainSays.unapproved = [5n, 6n]
    const row = show(
      <NftStakeForm act={actOf({ pool })} owned={undefined} {...invited} />,
      m.stakepage_stake_title(),
    )
    fill(m.stakepage_nft_pick(), '5, 6')
    submit(row)
    expect((await planned()).input).toMatchObject({ allowance: { kind: 'each' } })
    open.mockReset()
    fireEvent.click(
      screen.getByRole('radio', { name: new RegExp(m.stakepage_nft_allowance_all()) }),
    )
    submit(row)
    const plan = await planned()
    expect(plan.input).toMatchObject({ allowance: { kind: 'all' } })
    expect(linesOf(plan)).toContain(m.stakepage_nft_all_note())
  })

  test('what was not picked is asked for, what is locked says until when in its row', () => {
    const my = makeAccount({ staked: 2n })
    const row = show(
      <NftWithdrawForm act={actOf({ pool, my })} staked={[5n, 6n]} />,
      m.stakepage_withdraw_title(),
    )
    expect(row.textContent).toContain(m.stakepage_nft_pick_first())
    cleanup()
    const locked = actOf({ pool, my: makeAccount({ staked: 2n, unlockTime: now + 60 }) })
    renderWithTheme(<NftWithdrawForm act={locked} staked={[5n, 6n]} />)
    expect(document.querySelector('form')).toBeNull()
    screen.getByText(m.stakepage_withdraw_rule_locked({ time: formatTime(now + 60) }))
  })
})

describe('an emergency of NFTs', () => {
  test('says on its button that the reward is left, and before that what is given up', () => {
    const pool = makePool({ kind: 'nft' })
    const act = actOf({ pool, my: makeAccount({ staked: 2n, pending: 2n * E }) })
    const row = show(
      <NftEmergencyForm act={act} staked={[5n, 6n]} />,
      m.stakepage_emergency_title(),
    )
    expect(row.textContent).toContain(m.stakepage_emergency_text_nft())
    fireEvent.click(screen.getByRole('button', { name: m.stakepage_nft_pick_all({ count: '2' }) }))
    const said = m.stakepage_emergency_preview_nft({ amount: '#5, #6', reward: '2 RWD' })
    expect(plain(row.textContent)).toContain(said)
  })
})

describe('the admin', () => {
  test('pays for a higher rate, rebates included, and allows no more', async () => {
    // A clock that runs ahead of the blocks makes nothing cheaper: the contract counts by its blocks.
    const row = show(
      <RewardsGroup act={actOf({ now: now + 60 })} />,
      m.stakepage_admin_rate_title(),
    )
    fill(m.stakepage_rate(), '2')
    const cost = (BigInt(9 * DAY) * E * 105n) / 100n
    submit(row)
    const plan = await planned()
    expect(plan.input).toMatchObject({ rewardPerSecond: 2n * E, approvals: [{ amount: cost }] })
    expect(plan.review.permanent).toEqual([])
  })

  test('a change that the surplus pays for says that it is spent', async () => {
    const { pool } = actOf()
    const needed = (BigInt(9 * DAY) * E * 105n) / 100n
    const rich = { ...pool, state: { ...pool.state, recoverable: 2n * needed } }
    const row = show(<RewardsGroup act={actOf({ pool: rich })} />, m.stakepage_admin_rate_title())
    fill(m.stakepage_rate(), '2')
    const amount = poolAmounts(pool).reward(needed)
    expect(row.textContent).toContain(m.stakepage_admin_preview_surplus({ amount }))
    submit(row)
    const plan = await planned()
    expect(plan.review.pays).toEqual([])
    expect(plan.review.facts).toContainEqual(
      expect.objectContaining({ label: m.stakepage_admin_spent(), value: amount }),
    )
  })

  test('a lower rate costs nothing and ends lock times, which is said', async () => {
    const row = show(<RewardsGroup act={actOf()} />, m.stakepage_admin_rate_title())
    fill(m.stakepage_rate(), '0.5')
    expect(row.textContent).toContain(m.stakepage_admin_opens_exit())
    submit(row)
    const plan = await planned()
    expect(plan.input).toMatchObject({ approvals: [] })
    expect(plan.review.permanent).toContain(m.stakepage_admin_opens_exit())
  })

  test('once rewards run only the end moves, and not into the past', () => {
    const row = show(<RewardsGroup act={actOf()} />, m.stakepage_admin_times_title())
    expect(screen.queryByLabelText(m.stakepage_moment_start())).toBeNull()
    fill(m.stakepage_moment_end(), toLocalInput(now))
    submit(row)
    expect(errorOf(row)).toBe(refusal('StakingPool_EndTooEarly', { endTime: now, min: now + 300 }))
  })

  test('who moves the end later is told that the stake deadline stays', async () => {
    const row = show(<RewardsGroup act={actOf()} />, m.stakepage_admin_times_title())
    expect(row.textContent).toContain(m.stakepage_admin_times_deadline())
    const stays = m.stakepage_admin_deadline_stays({ time: formatTime(now + 8 * DAY) })
    fill(m.stakepage_moment_end(), toLocalInput(now + 7 * DAY))
    expect(row.textContent).not.toContain(stays)
    fill(m.stakepage_moment_end(), toLocalInput(now + 10 * DAY))
    expect(row.textContent).toContain(stays)
    submit(row)
    expect((await planned()).review.permanent).toEqual([stays])
  })

  test('in a pool that locks nothing no change is said to end a lock time', () => {
    const { pool } = actOf()
    const free = { ...pool, terms: { ...pool.terms, lockSeconds: 0 } }
    const row = show(<RewardsGroup act={actOf({ pool: free })} />, m.stakepage_admin_rate_title())
    expect(row.textContent).toContain(m.stakepage_admin_rate_text())
    fill(m.stakepage_rate(), '0.5')
    for (const said of [m.stakepage_admin_opens_exit(), m.stakepage_admin_rate_unlocks()])
      expect(document.body.textContent).not.toContain(said)
    renderWithTheme(<StakesGroup act={actOf({ pool: free })} />)
    expect(screen.queryByText(m.stakepage_admin_exit_open())).toBeNull()
    renderWithTheme(<EndGroup act={actOf({ pool: free })} />)
    expect(document.body.textContent).not.toContain(m.stakepage_admin_stop_unlocks())
  })

  test('rewards and words that are as they were are not sent', () => {
    const rows = [m.stakepage_admin_rate_title(), m.stakepage_admin_times_title()] as const
    for (const title of rows) {
      const row = show(<RewardsGroup act={actOf()} />, title)
      submit(row)
      expect(row.textContent).toContain(m.console_row_same())
      cleanup()
    }
    const words = show(<AdminPanel act={actOf()} />, m.stakepage_admin_key_label())
    submit(words)
    expect(words.textContent).toContain(m.console_row_same())
    expect(open).not.toHaveBeenCalled()
  })

  test('after the end rewards are final', () => {
    renderWithTheme(<RewardsGroup act={actOf({ now: now + 9 * DAY })} />)
    expect(document.querySelector('form')).toBeNull()
  })

  test('a limit only rises', () => {
    const row = show(<StakesGroup act={actOf()} />, m.stakepage_terms_limit_label())
    fill(m.stakepage_amount(), '499')
    submit(row)
    expect(errorOf(row)).toBe(refusal('StakingPool_LimitOnlyRises', { current: 500n * E }))
  })

  test('a limit that was removed is none, not one of nothing', async () => {
    const row = show(<StakesGroup act={actOf()} />, m.stakepage_terms_limit_label())
    fill(m.stakepage_amount(), '')
    submit(row)
    const said = (await planned()).done?.({ steps: [] } as never)
    expect(said).toBe(m.stakepage_admin_limit_done_none())
    cleanup()
    const { pool } = actOf()
    const without = {
      ...pool,
      terms: { ...pool.terms, limit: 0n },
      state: { ...pool.state, hasUserLimit: false },
    }
    const act = actOf({ pool: without, doneOf: () => said ?? null })
    renderWithTheme(<StakesGroup act={act} />)
    screen.getByText(m.stakepage_terms_limit_none())
    expect(plain(document.body.textContent)).not.toContain('0 HBR')
  })

  test('a limit whose time is over is not offered as one that holds', () => {
    const { pool } = actOf()
    const over = { ...pool, state: { ...pool.state, hasUserLimit: false } }
    renderWithTheme(<StakesGroup act={actOf({ pool: over })} />)
    expect(document.body.textContent).toContain(limitText({ pool: over }))
    expect(
      screen.queryByRole('button', { name: new RegExp(m.stakepage_terms_limit_label()) }),
    ).toBeNull()
  })

  test('an exit that is opened after the end is not said to let rewards go on', () => {
    for (const [status, said, unsaid] of [
      ['running', m.stakepage_admin_exit_text(), m.stakepage_admin_exit_text_over()],
      ['ended', m.stakepage_admin_exit_text_over(), m.stakepage_admin_exit_text()],
      ['stopped', m.stakepage_admin_exit_text_over(), m.stakepage_admin_exit_text()],
    ] as const) {
      renderWithTheme(<StakesGroup act={{ ...actOf(), status }} />)
      screen.getByText(said)
      expect(screen.queryByText(unsaid)).toBeNull()
      cleanup()
    }
  })

  test('a stop wants a tick first, and tells what becomes free', async () => {
    const row = show(<EndGroup act={actOf()} />, m.stakepage_admin_stop_title())
    const button = row.querySelector('button[type="submit"]') as HTMLButtonElement
    expect(button.disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox'))
    submit(row)
    const plan = await planned()
    // What is left to run, and the five percent on it that would have been the inviters’.
    expect(linesOf(plan)).toContain('816,480 RWD')
    expect(plan.review.permanent).toContain(m.stakepage_admin_opens_exit())
  })
})
