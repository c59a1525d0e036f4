// @vitest-environment happy-dom
import { errorMessage, formatTime, m } from '@slipway/messages'
import type { Arrival } from '@slipway/sdk/evm/rehearse-arrival'
import type { FlowState } from '@slipway/sdk/flow/types'
import type { LockSuccessor } from '@slipway/sdk/lock/evm/get-successors'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, getAddress, zeroAddress } from 'viem'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { loadRefusalText } from '../../form/use-refusal-text.ts'
import { reviewChanges } from '../../transaction/review-changes.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import {
  lockContractsOfTest,
  lockOwner,
  makeLock,
  makeLockView,
  lockNow as now,
} from '../test/lock-fixture.ts'
import { HandoverForm } from './handover-form.tsx'
import LockActions from './lock-actions.tsx'
import { amountOf } from './lock-amounts.ts'
import { migratePlan, relockPlan, withdrawPlan } from './lock-plans.ts'
import { MigrateForm } from './migrate-form.tsx'
import { operatorPlan } from './operator-plan.ts'
import { PowerList } from './power-list.tsx'
import { RelockForm } from './relock-form.tsx'
import { SplitForm } from './split-form.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

beforeAll(loadRefusalText)

const announced = vi.hoisted(() => ({ list: [] as LockSuccessor[] }))
const tried = vi.hoisted(() => ({ arrival: undefined as Arrival | undefined }))
vi.mock('@slipway/sdk/evm/rehearse-arrival', () => ({
  rehearseArrival: async () => tried.arrival,
}))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/evm/get-token-facts', () => ({
  getTokenFacts: async () => ({ symbol: 'HBR', decimals: 18, balance: 0n }),
}))
vi.mock('@slipway/sdk/lock/evm/get-successors', () => ({
  getSuccessors: async () => announced.list,
}))

const E = 10n ** 18n
const DAY = 86_400
const successor: Address = getAddress(`0x${'5'.repeat(40)}`)
const open = vi.fn<(plan: ShownPlan) => void>()
const act: FormContext = {
  token: { symbol: 'HBR', decimals: 18 },
  open: (plan) => open(plan),
  doneOf: () => null,
  clearDone: () => undefined,
}

afterEach(() => {
  cleanup()
  open.mockReset()
})

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

/** Draws a row and opens its form. */
function show(form: ReactNode) {
  const { container } = renderWithTheme(form)
  const button = container.querySelector('button[aria-expanded="false"]')
  if (!button) throw new Error('The row has no form.')
  fireEvent.click(button)
  return container
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

function submit(container: Element) {
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  fireEvent.submit(form)
}

const errorOf = (container: Element) =>
  plain(container.querySelector('[id$="-error"]')?.textContent)
const refusal = (code: string, args: Record<string, bigint>) =>
  plain(errorMessage(code, args, { token: act.token }))

describe('withdrawing', () => {
  test('of what is released by the second, nothing comes before its first second', () => {
    const cliffAt = now + 20 * DAY
    const schedule = { cliffAt, firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
    show(<WithdrawForm act={act} view={makeLockView({ schedule })} />)
    expect(screen.getByText(m.lock_withdraw_rule_none({ time: formatTime(cliffAt) }))).toBeTruthy()
  })

  test('before the time it says until when nothing is released, and asks nobody to sign', () => {
    const container = show(<WithdrawForm act={act} view={makeLockView()} />)
    fill(m.lock_amount(), '1')
    submit(container)
    expect(errorOf(container)).toBe(
      refusal('TokenLocker_StillLocked', { lockId: 7n, releaseAt: BigInt(now + 100 * DAY) }),
    )
    expect(open).not.toHaveBeenCalled()
  })

  test('of a token that keeps a part, the review says what arrives; of shares, what they are worth', async () => {
    tried.arrival = { left: 1_000n * E, arrived: 900n * E }
    const view = (isRebasing: boolean) => makeLockView({ unlockAt: now, isRebasing })
    const getsOf = async (isRebasing: boolean) => {
      const part = { amount: 1_000n * E, units: 1_000n * E }
      const [line] = (await withdrawPlan(view(isRebasing), part)).review.gets
      return [plain(line?.value), plain(line?.note)]
    }
    const note = plain(m.transaction_review_arriving({ amount: '1,000 HBR' }))
    expect(await getsOf(false)).toEqual(['900 HBR', note])
    expect(await getsOf(true)).toEqual(['1,000 HBR', m.lock_rebasing_note()])
    tried.arrival = undefined
  })

  test('offers all that is free, and the plan takes that much and says what stays', async () => {
    const view = makeLockView({
      schedule: { cliffAt: now - DAY, firstBps: 2_500, cycleSeconds: 0, cycleBps: 0 },
      unlockAt: now + DAY,
    })
    const container = show(<WithdrawForm act={act} view={view} />)
    // A quarter, and half of the rest.
    expect((screen.getByLabelText(m.lock_amount()) as HTMLInputElement).value).toBe('625')
    submit(container)
    await waitFor(() => expect(open).toHaveBeenCalled())
    const plan = open.mock.calls[0]?.[0]
    expect(plan?.input).toMatchObject({ lockId: 7n, units: 625n * E })
    expect(plain(plan?.review.gets[0]?.value)).toBe('625 HBR')
    const left = plan?.review.facts.find(({ label }) => label === m.lock_withdraw_left())
    expect(plain(left?.value)).toBe('375 HBR')
    const paid = {
      steps: [{ id: 'withdraw', result: { amount: 600n * E } }],
    } as unknown as FlowState
    // What the chain paid is said, not what was asked for.
    expect(plain(plan?.done?.(paid))).toContain('600 HBR')
  })

  test('more than is released is refused with the amount that is', () => {
    const view = makeLockView({
      schedule: { cliffAt: now - DAY, firstBps: 2_500, cycleSeconds: DAY * 10, cycleBps: 7_500 },
      unlockAt: now + 9 * DAY,
    })
    const container = show(<WithdrawForm act={act} view={view} />)
    fill(m.lock_amount(), '251')
    submit(container)
    expect(errorOf(container)).toBe(
      refusal('TokenLocker_AmountAboveReleased', { lockId: 7n, released: 250n * E }),
    )
    expect(open).not.toHaveBeenCalled()
  })
})

describe('prolonging', () => {
  test('an earlier end is refused', () => {
    const view = makeLockView()
    const container = show(<RelockForm act={act} view={view} />)
    fill(m.lock_relock_time(), toLocalInput(now + 10 * DAY))
    submit(container)
    expect(errorOf(container)).toContain(plain(formatTime(view.record.unlockAt)))
    expect(open).not.toHaveBeenCalled()
  })

  test('the picture is of the moved schedule, and the plan has the new end', async () => {
    const view = makeLockView({
      schedule: { cliffAt: now + 10 * DAY, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 },
    })
    const container = show(<RelockForm act={act} view={view} />)
    const later = Math.floor((now + 200 * DAY) / 60) * 60
    fill(m.lock_relock_time(), toLocalInput(later))
    const moved = later - view.record.unlockAt
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
      formatTime(now + 10 * DAY + moved),
    )
    submit(container)
    await waitFor(() => expect(open).toHaveBeenCalled())
    expect(open.mock.calls[0]?.[0].input).toMatchObject({ unlockAt: BigInt(later) })
  })

  test('the picture brings nothing that was withdrawn, and says when the next part comes', () => {
    const view = makeLockView({
      schedule: { cliffAt: now - DAY / 2, firstBps: 1_000, cycleSeconds: DAY, cycleBps: 4_500 },
      unlockAt: now + 1.5 * DAY,
      amount: 900n * E,
      units: 900n * E,
    })
    show(<RelockForm act={act} view={view} />)
    const later = Math.floor((now + 100 * DAY) / 60) * 60
    fill(m.lock_relock_time(), toLocalInput(later))
    const time = formatTime(later - DAY)
    screen.getByText(plain(m.lock_relock_preview_withdrawn({ amount: '100 HBR', time })), {
      normalizer: (text) => plain(text),
    })
    screen.getByRole('img', {
      name: m.lock_picture_steps({ from: time, until: formatTime(later), count: 2 }),
    })
    screen.getByText(m.lock_dates_withdrawn())
  })

  test('what was released and not withdrawn is named as locked again', async () => {
    const view = makeLockView({
      schedule: { cliffAt: now - 50 * DAY, firstBps: 0, cycleSeconds: 0, cycleBps: 0 },
      unlockAt: now + 50 * DAY,
    })
    const container = show(<RelockForm act={act} view={view} />)
    fill(m.lock_relock_time(), toLocalInput(Math.floor((now + 200 * DAY) / 60) * 60))
    submit(container)
    await waitFor(() => expect(open).toHaveBeenCalled())
    const review = open.mock.calls[0]?.[0].review
    expect(review?.permanent).toEqual([m.lock_relock_permanent(), m.lock_relock_permanent_free()])
    expect(review?.facts).toContainEqual({
      label: m.lock_relock_again(),
      value: amountOf(view, 500n * E),
      isMoving: true,
    })
  })

  test('what is released while its review is read is no reason to ask again', () => {
    const view = makeLockView({
      schedule: { cliffAt: now - 50 * DAY, firstBps: 0, cycleSeconds: 0, cycleBps: 0 },
      unlockAt: now + 50 * DAY,
    })
    const end = BigInt(now + 200 * DAY)
    const later = { ...view, now: view.now + 5 }
    const changes = reviewChanges(relockPlan(view, end).review, relockPlan(later, end).review)
    expect(changes).toEqual([])
  })

  test('for ever asks for a tick first', async () => {
    const container = show(<RelockForm act={act} view={makeLockView()} />)
    fireEvent.click(screen.getByLabelText(m.lock_relock_forever()))
    const button = container.querySelector('button[type="submit"]') as HTMLButtonElement
    expect(button.disabled).toBe(true)
    fireEvent.click(screen.getByLabelText(m.console_final_agree()))
    expect(button.disabled).toBe(false)
    submit(container)
    await waitFor(() => expect(open).toHaveBeenCalled())
    const plan = open.mock.calls[0]?.[0]
    expect(plan?.input).toMatchObject({ unlockAt: BigInt(lockLimits.forever) })
    expect(plan?.review.permanent).toEqual([m.lock_relock_permanent_forever()])
  })
})

test('a split leaves something behind', async () => {
  const container = show(<SplitForm act={act} view={makeLockView()} />)
  fill(m.lock_split_amount(), '1000')
  submit(container)
  expect(errorOf(container)).toBe(m.error_TokenLocker_SplitTakesAll())
  fill(m.lock_split_amount(), '400')
  submit(container)
  await waitFor(() => expect(open).toHaveBeenCalled())
  expect(open.mock.calls[0]?.[0].input).toMatchObject({ units: 400n * E })
})

test('a lock is handed over to somebody else, after a tick', async () => {
  const container = show(<HandoverForm act={act} view={makeLockView()} />)
  fireEvent.click(screen.getByLabelText(m.console_final_agree()))
  fill(m.lock_transfer_to(), lockOwner)
  submit(container)
  expect(errorOf(container)).not.toBe('')
  fill(m.lock_transfer_to(), lockContractsOfTest.nftLocker)
  submit(container)
  expect(errorOf(container)).toBe(m.error_Lock_OwnerIsLocker())
  expect(open).not.toHaveBeenCalled()
  fill(m.lock_transfer_to(), successor)
  submit(container)
  await waitFor(() => expect(open).toHaveBeenCalled())
  const plan = open.mock.calls[0]?.[0]
  expect(plan?.input).toMatchObject({ newOwner: successor })
  expect(plan?.review.permanent).toEqual([m.lock_transfer_permanent()])
})

test('who hands over what never ends promises nobody that it comes out', async () => {
  const view = makeLockView({ unlockAt: lockLimits.forever, isForever: true })
  const container = show(<HandoverForm act={act} view={view} />)
  screen.getByText(m.lock_transfer_permanent_forever())
  fireEvent.click(screen.getByLabelText(m.console_final_agree()))
  fill(m.lock_transfer_to(), successor)
  submit(container)
  await waitFor(() => expect(open).toHaveBeenCalled())
  expect(open.mock.calls[0]?.[0].review.permanent).toEqual([m.lock_transfer_permanent_forever()])
})

describe('moving to a successor', () => {
  const record = makeLock({ isMigratable: true })
  const view = makeLockView({ isMigratable: true })

  test('without an announcement there is nothing to open', async () => {
    announced.list = []
    renderWithTheme(<MigrateForm act={act} view={view} record={record} />)
    await screen.findByText(m.lock_migrate_none())
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('within the week of notice it says from when on, and opens nothing', async () => {
    announced.list = [{ address: successor, opensAt: now + 3 * DAY }]
    const { container } = renderWithTheme(<MigrateForm act={act} view={view} record={record} />)
    await waitFor(() => expect(container.querySelector('button')).not.toBeNull())
    fireEvent.click(container.querySelector('button') as Element)
    expect(container.textContent).toContain(
      m.lock_migrate_opens({ time: formatTime(now + 3 * DAY) }),
    )
    expect(errorOf(container)).not.toBe('')
    fireEvent.click(screen.getByLabelText(m.console_final_agree()))
    submit(container)
    expect(open).not.toHaveBeenCalled()
  })

  test('after it the plan names the successor', async () => {
    announced.list = [{ address: successor, opensAt: now - 1 }]
    const { container } = renderWithTheme(<MigrateForm act={act} view={view} record={record} />)
    await waitFor(() => expect(container.querySelector('button')).not.toBeNull())
    fireEvent.click(container.querySelector('button') as Element)
    fireEvent.click(screen.getByLabelText(m.console_final_agree()))
    submit(container)
    await waitFor(() => expect(open).toHaveBeenCalled())
    expect(open.mock.calls[0]?.[0].input).toMatchObject({ lockId: 7n, successor })
  })

  test('a move of a token that keeps a part says what arrives', async () => {
    tried.arrival = { left: 1_000n * E, arrived: 900n * E }
    const { gets } = (await migratePlan(view, successor)).review
    expect(gets.map(({ value }) => plain(value))).toContain('900 HBR')
    tried.arrival = undefined
  })
})

describe('who can still do what', () => {
  test('nobody ever takes out what is locked for ever', () => {
    renderWithTheme(
      <PowerList record={makeLock({ isForever: true, unlockAt: lockLimits.forever })} />,
    )
    screen.getByText(m.lock_cannot_withdraw())
    screen.getByText(m.lock_cannot_relock())
    expect(screen.queryByText(m.lock_can_withdraw())).toBeNull()
    screen.getByText(m.lock_cannot_anybody())
  })

  test('a move to a successor is named where the lock allows it, and ruled out where it does not', () => {
    renderWithTheme(<PowerList record={makeLock({ isMigratable: true })} />)
    screen.getByText(m.lock_can_migrate())
    cleanup()
    renderWithTheme(<PowerList record={makeLock()} />)
    screen.getByText(m.lock_cannot_migrate())
  })
})

describe('what a wallet can do about a lock', () => {
  const titles = (isOwner: boolean, lock: Parameters<typeof makeLockView>[0] = {}) => {
    const { container } = renderWithTheme(
      <LockActions act={act} view={makeLockView(lock)} account={lockOwner} isOwner={isOwner} />,
    )
    return [...container.querySelectorAll('h3')].map((title) => title.textContent)
  }

  test('its owner everything, anybody else add to it', () => {
    expect(titles(true)).toEqual([
      m.lock_withdraw_title(),
      m.lock_increment_title(),
      m.lock_relock_title(),
      m.lock_split_title(),
      m.lock_transfer_title(),
    ])
    cleanup()
    expect(titles(false)).toEqual([m.lock_increment_title()])
  })

  test('of one that is for ever its owner takes nothing out and sets no other time', () => {
    expect(titles(true, { isForever: true, unlockAt: lockLimits.forever })).toEqual([
      m.lock_increment_title(),
      m.lock_split_title(),
      m.lock_transfer_title(),
    ])
  })
})

test('whose permission is revoked is told to be out only where nobody else lets everybody in', () => {
  const name = shortenAddress(successor)
  const said = (operator: Address, isOpen: boolean) => {
    const change = { operator, allowed: false, isOpen, id: 'one' }
    const { review, done } = operatorPlan(lockContractsOfTest, change)
    return [
      review.facts?.some(({ value }) => value === m.lock_operator_anybody_on()),
      done?.({} as never),
    ]
  }
  expect(said(successor, false)).toEqual([false, m.lock_operator_done_forbidden({ name })])
  expect(said(successor, true)).toEqual([true, m.lock_operator_done_open({ name })])
  expect(said(zeroAddress, true)).toEqual([false, m.lock_operator_done_closed()])
})
