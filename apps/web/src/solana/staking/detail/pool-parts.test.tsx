// @vitest-environment happy-dom
import { formatDuration, formatTime, m } from '@slipway/messages'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { toLocalInput } from '../../../form/local-time.ts'
import { HarvestCard, LeaveCard, WithdrawCard } from './out-cards.tsx'
import OwnerCards from './owner-cards.tsx'
import type { PoolAct, PoolActs } from './pool-act.ts'
import { RewardsCard } from './rewards-card.tsx'
import { StakeCard } from './stake-card.tsx'
import StatePanel from './state-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { testReward, testState, testToken, testView } from './test/pool-fixture.ts'
import { TokensPanel } from './tokens-panel.tsx'
import type { StakerState } from './types.ts'

// Links belong to the router, which stands outside.
vi.mock('../../../core/app-link.tsx', () => ({ AppLink: () => null }))
// Asks the chain; proven beside the stake's card.
vi.mock('../../network/own-account-notice.tsx', () => ({ OwnAccountNotice: () => null }))

afterEach(cleanup)

const show = renderWithTheme

/** Forms whose acts are written down. */
function actsOf() {
  const opened: PoolAct[] = []
  const acts = {
    review: {
      done: undefined,
      problem: undefined,
      isPreparing: false,
      clearDone: vi.fn(),
      clearProblem: vi.fn(),
    },
    open: (act: PoolAct) => opened.push(act),
  } as unknown as PoolActs
  return { acts, opened }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

test('nothing is earned “per second” once rewards have ended, and an early end is said', () => {
  show(<StatePanel view={testView({ staked: 100n })} />)
  screen.getByText(m.stakepage_rate())
  screen.getByText(m.stakepage_wait_end())
  cleanup()
  show(<StatePanel view={testView({ staked: 100n, endAt: 1_500 })} />)
  expect(screen.queryByText(m.stakepage_rate())).toBeNull()
  screen.getByText(m.stakepage_apr_none())
  screen.getByText(m.solstakepage_remark_early())
})

test('a typed stake is previewed and handed to its review', () => {
  const { acts, opened } = actsOf()
  const state = testState()
  show(<StakeCard view={testView()} acts={acts} state={state} account={state.pool.owner} />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: '1000.5' } })
  press(m.solstakepage_stake_button())
  expect(opened).toEqual([])
  screen.getByText(
    m.solstakepage_balance_low({ balance: '1,000\u00a0EDDY' }).replace('\u00a0', ' '),
  )
  fireEvent.change(field, { target: { value: '250' } })
  within(screen.getByRole('status')).getByText('250 EDDY')
  press(m.solstakepage_stake_button())
  expect(opened).toEqual([{ kind: 'stake', amount: 25_000n, state }])
})

test('a locked stake says until when, a free one leaves in part, whole or without its reward', () => {
  const { acts, opened } = actsOf()
  const state = testState(10_000n)
  const props = { acts, state }
  const locked = testView({ staked: 10_000n }, { now: 1_400 })
  show(<WithdrawCard view={locked} {...props} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  const free = testView({ staked: 10_000n, countedUntil: 1_000 })
  show(
    <>
      <HarvestCard view={free} {...props} />
      <WithdrawCard view={free} {...props} />
      <LeaveCard view={free} {...props} />
    </>,
  )
  press(m.solstakepage_harvest_button())
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '40' } })
  press(m.solstakepage_withdraw_button())
  press(m.stakepage_emergency_open())
  expect(opened).toEqual([
    { kind: 'harvest', state },
    { kind: 'withdraw', amount: 4_000n, state },
    { kind: 'leave', amount: 10_000n, state },
  ])
})

test('of a reward that cannot be read no stake is said to come with it', () => {
  const { acts } = actsOf()
  const staked = testState(10_000n)
  for (const isUnread of [true, false]) {
    const view = testView({ staked: 10_000n }, { reward: testReward({ isUnread }) })
    show(<WithdrawCard view={view} acts={acts} state={staked} />)
    expect(screen.queryByText(m.stakepage_withdraw_text()) === null).toBe(isUnread)
    expect(screen.queryByText(m.solstakepage_withdraw_text_unread()) !== null).toBe(isUnread)
    cleanup()
  }
})

test('its creator has a form for each thing that the program still allows, and no other', () => {
  show(<OwnerCards view={testView({ limit: 100n, limitSeconds: 5_000 }, { now: 900 })} />)
  expect(titles()).toEqual([
    m.stakepage_admin_rewards(),
    m.solstakepage_limit_label(),
    m.stakepage_admin_recover_title(),
    m.stakepage_admin_exit_title(),
    m.stakepage_admin_stop_title(),
  ])
  cleanup()
  show(<OwnerCards view={testView({ accounts: 1, lockSeconds: 0 }, { now: 101_000 })} />)
  expect(titles()).toEqual([m.stakepage_admin_recover_title(), m.solstakepage_close_title()])
  screen.getByText(m.solstakepage_close_owing({ count: 1, shown: '1' }))
})

test('rewards in a taxed token are said to cost what leaves the wallet, before the review', () => {
  const { acts } = actsOf()
  const reward = testReward({ isTaxed: true, transferFeeBps: 1_000, transferFeeMax: 10n ** 15n })
  const view = testView({ staked: 20_000n, countedUntil: 1_000 }, { reward })
  show(<RewardsCard view={view} acts={acts} />)
  const [rate] = screen.getAllByRole('textbox')
  fireEvent.change(rate as HTMLElement, { target: { value: '1.5' } })
  // Half a token more a second, of which a tenth is kept back on the way.
  const cost = m.stakepage_admin_preview_cost({ amount: '55,000 WAKE' })
  screen.getByText(cost, { exact: false })
})

test('what of its rules can still change is said by what still can', () => {
  const said = (...view: Parameters<typeof testView>) => {
    cleanup()
    show(<TermsPanel view={testView(...view)} />)
    return document.body.textContent
  }
  expect(said()).toContain(m.solstakepage_terms_text())
  expect(said({ limit: 5n, limitSeconds: 9_000 })).toContain(m.solstakepage_terms_text_limit())
  expect(said({ limit: 5n, limitSeconds: 500 })).toContain(m.solstakepage_terms_text())
  expect(said({}, { now: 101_000 })).toContain(m.solstakepage_terms_text_final())
})

test('a pool that holds less than it owes is warned of, without naming a report that there is not', () => {
  // A token without a name has no page to lead to.
  const nameless = { stake: testToken({ name: '' }), reward: testReward({ name: '' }) }
  show(<TokensPanel view={testView({ staked: 5n }, nameless)} />)
  screen.getByText(m.solstakepage_short())
})

test('once rewards have begun their start is not offered to be changed', () => {
  const { acts } = actsOf()
  show(<RewardsCard view={testView({}, { now: 900 })} acts={acts} />)
  screen.getByText(m.solstakepage_rewards_text(), { exact: false })
  cleanup()
  show(<RewardsCard view={testView()} acts={acts} />)
  screen.getByText(m.solstakepage_rewards_text_running(), { exact: false })
})

test('another rate of running rewards holds from the change on, not from a start that is past', () => {
  const { acts } = actsOf()
  const [rate, start, end] = ['1.5 WAKE', formatTime(1_000), formatTime(101_000)]
  for (const [now, text] of [
    [2_000, m.solstakepage_rewards_runs_on({ rate, end })],
    [900, m.solstakepage_rewards_runs({ rate, start, end })],
  ] as const) {
    show(<RewardsCard view={testView({ surplus: 10n ** 9n }, { now })} acts={acts} />)
    const [field] = screen.getAllByRole('textbox')
    fireEvent.change(field as HTMLElement, { target: { value: '1.5' } })
    screen.getByText(text, { exact: false })
    cleanup()
  }
})

test('who moves the end later reads that nobody can stake from the old deadline on', () => {
  const { acts } = actsOf()
  const stays = m.stakepage_admin_deadline_stays({ time: formatTime(101_000) })
  show(<RewardsCard view={testView()} acts={acts} />)
  const end = screen.getByLabelText(m.stakepage_moment_end(), { exact: false })
  fireEvent.change(end, { target: { value: toLocalInput(100_020) } })
  expect(screen.queryByText(stays)).toBeNull()
  fireEvent.change(end, { target: { value: toLocalInput(102_000) } })
  screen.getByText(stays)
})

test('who has nothing in the pool reads of no earlier stake or reward', () => {
  const { acts } = actsOf()
  const duration = formatDuration(500)
  const said = (state: StakerState, change: Parameters<typeof testView>[0] = {}) => {
    cleanup()
    show(<StakeCard view={testView(change)} acts={acts} state={state} account={state.pool.owner} />)
    return document.body.textContent
  }
  const none = testState()
  expect(said(none)).toContain(m.stakepage_stake_text_first({ duration }))
  expect(said(none, { lockSeconds: 0 })).toContain(m.stakepage_stake_text_first_free())
  expect(said(testState(10_000n))).toContain(m.solstakepage_stake_text())
})

test('where nobody is in and nobody can come in any more, nobody is said to earn the rest', () => {
  const deadlineAt = 50_000
  show(<StatePanel view={testView({ deadlineAt }, { now: 49_999 })} />)
  screen.getByText(m.solstakepage_nobody_text())
  cleanup()
  show(<StatePanel view={testView({ deadlineAt }, { now: 50_000 })} />)
  expect(screen.queryByText(m.solstakepage_nobody_text())).toBeNull()
  expect(screen.getAllByText(m.stakepage_emission_over())).toHaveLength(2)
})

test('once rewards are over the exit is not said to leave them running', () => {
  show(<OwnerCards view={testView({}, { now: 2_000 })} />)
  screen.getByText(m.stakepage_admin_exit_text())
  cleanup()
  show(<OwnerCards view={testView({ accounts: 1 }, { now: 101_000 })} />)
  screen.getByText(m.stakepage_admin_exit_text_over())
  expect(screen.queryByText(m.stakepage_admin_exit_text())).toBeNull()
})

test('who left where no reward was due is told of none', () => {
  const { acts } = actsOf()
  const done = { ...acts, review: { ...acts.review, done: 'leave' } } as PoolActs
  const view = testView({ staked: 10_000n, countedUntil: 1_000 })
  show(<LeaveCard view={view} acts={done} state={testState(10_000n)} />)
  screen.getByText(m.solstakepage_leave_done())
  cleanup()
  show(<LeaveCard view={view} acts={done} state={testState()} />)
  screen.getByText(m.solstakepage_withdraw_done())
})
