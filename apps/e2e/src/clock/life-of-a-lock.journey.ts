import { tokenLockerAbi } from '@slipway/deployments/abi'
import { formatTime, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { announceSuccessor, lockContractOfRun, lockTokens } from '../chain/locks-of-run.ts'
import { momentAsTyped, visitorTimeZone } from '../harness/moment-as-typed.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { plainText } from '../harness/plain-text.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

const DAY = 86_400n
const amount = parseEther('1000')

const probe = createChainProbe(chain)
let owner: PrivateKeyAccount
let heir: PrivateKeyAccount
let token: Address
let lockId: bigint
let visitor: Visitor
let unlockAt: bigint

/** A page of the chain whose clock is moved, seen by somebody with a wallet. */
async function openAs(account: PrivateKeyAccount, path: string): Promise<Visitor> {
  const opened = await openVisitor({ accounts: [account], walletChains: [chain] })
  const panel = new WalletPanel(opened.page)
  await opened.open(`${path}?chain=${chain}`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return opened
}

const detail = () => `/lock/detail/${owner.address}/${token}`
/** A moment as the visitor reads it; Node and browser call one zone by different names. */
const shownTime = (at: bigint) =>
  formatTime(at, { timeZone: visitorTimeZone }).replace(/ (?:GMT|WES?T)\S*$/, '')
/** A refusal up to the moment that it names. */
const beginning = (text: string) => plainText(text).replace(/\.$/, '')

const lockOf = (id: bigint) =>
  probe.readContract({
    address: lockContractOfRun(chain, 'tokenLocker'),
    abi: tokenLockerAbi,
    functionName: 'lockOf',
    args: [id],
  })

const balanceIn = createBalanceReader(chain)
const balanceOf = (account: Address) => balanceIn(token, account)

/** Row of an action, in the panel of one lock. */
function rowOf(page: Visitor['page'], id: bigint, title: string): ConsoleRow {
  const row = new ConsoleRow(page, title)
  const panel = page.getByRole('region', { name: m.lock_number({ id: String(id) }), exact: true })
  return Object.assign(row, { root: panel.getByRole('region', { name: title, exact: true }) })
}

/** Sends what a form asks for, once its rehearsal succeeded. */
async function sign(page: Visitor['page'], row: ConsoleRow): Promise<string> {
  await row.agree()
  await row.submit()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  const text = await review.text()
  await review.sign()
  await review.dialog.waitFor({ state: 'detached' })
  return text
}

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('Accounts are missing.')
  ;[owner, heir] = [first, second]
  token = await deployToken(chain, owner)
  const now = await chainTime(chain)
  unlockAt = now + 40n * DAY
  lockId = await lockTokens(chain, owner, {
    token,
    amount,
    unlockAt,
    isMigratable: true,
    schedule: {
      cliffAt: now + 10n * DAY,
      firstBps: 2_500n,
      cycleSeconds: 10n * DAY,
      cycleBps: 2_500n,
    },
  })
  visitor = await openAs(owner, detail())
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('before its time nothing comes out, and the form says until when', async () => {
  const { page } = visitor
  const row = rowOf(page, lockId, m.lock_withdraw_title())
  await row.open()
  await row.field(m.lock_amount()).fill('1')
  await row.submit()
  const { schedule } = await lockOf(lockId)
  expect(plainText(await row.errorOf(m.lock_amount()))).toContain(
    beginning(m.error_TokenLocker_StillLocked({ releaseAt: shownTime(schedule.cliffAt) })),
  )
  await expect(
    probe.simulateContract({
      account: owner,
      address: lockContractOfRun(chain, 'tokenLocker'),
      abi: tokenLockerAbi,
      functionName: 'withdraw',
      args: [lockId, 1n],
    }),
  ).rejects.toThrow('TokenLocker_StillLocked')
})

test('a part of what is released comes out, and the rest stays free', async () => {
  await passTime(chain, 11n * DAY)
  const { page } = visitor
  await visitor.open(`${detail()}?chain=${chain}`)
  const row = rowOf(page, lockId, m.lock_withdraw_title())
  await row.open()
  // A quarter is released: the form offers it.
  await expect.poll(() => row.field(m.lock_amount()).inputValue()).toBe('250')
  await row.field(m.lock_amount()).fill('251')
  await row.submit()
  expect(plainText(await row.errorOf(m.lock_amount()))).toBe(
    plainText(m.error_TokenLocker_AmountAboveReleased()),
  )
  await row.field(m.lock_amount()).fill('100')
  const before = await balanceOf(owner.address)
  const text = await sign(page, row)
  expect(plainText(text)).toContain('900')
  await row.done.waitFor()
  expect(plainText(await row.done.textContent())).toContain('100')
  expect((await balanceOf(owner.address)) - before).toBe(parseEther('100'))
  expect((await lockOf(lockId)).units).toBe(parseEther('900'))
  await row.close()
})

test('it is prolonged, never shortened', async () => {
  const { page } = visitor
  const row = rowOf(page, lockId, m.lock_relock_title())
  await row.open()
  await row.field(m.lock_relock_time()).fill(momentAsTyped(unlockAt - DAY))
  await row.submit()
  expect(plainText(await row.errorOf(m.lock_relock_time()))).toContain(
    beginning(m.error_TokenLocker_NotLater({ current: shownTime(unlockAt) })),
  )
  await row.field(m.lock_relock_time()).fill(momentAsTyped(unlockAt + 20n * DAY))
  await sign(page, row)
  await row.done.waitFor()
  const { unlockAt: later, schedule } = await lockOf(lockId)
  expect(later).toBeGreaterThan(unlockAt)
  expect(plainText(await row.done.textContent())).toContain(plainText(shownTime(later)))
  // The schedule moved along: what was free and not taken out is kept again.
  expect(later - schedule.cliffAt).toBe(30n * DAY)
  await row.close()
})

test('a part becomes a lock of its own, which is handed over', async () => {
  const { page } = visitor
  const row = rowOf(page, lockId, m.lock_split_title())
  await row.open()
  await row.field(m.lock_split_amount()).fill('900')
  await row.submit()
  expect(await row.errorOf(m.lock_split_amount())).toBe(m.error_TokenLocker_SplitTakesAll())
  await row.field(m.lock_split_amount()).fill('400')
  await sign(page, row)
  await row.done.waitFor()
  const partId = lockId + 1n
  expect((await lockOf(lockId)).units).toBe(parseEther('500'))
  expect((await lockOf(partId)).units).toBe(parseEther('400'))
  await row.close()

  const handover = rowOf(page, partId, m.lock_transfer_title())
  await handover.root.waitFor()
  await handover.open()
  await handover.field(m.lock_transfer_to()).fill(owner.address)
  await handover.agree()
  await handover.submit()
  expect(await handover.errorOf(m.lock_transfer_to())).toBeTruthy()
  await handover.field(m.lock_transfer_to()).fill(heir.address)
  await sign(page, handover)
  expect((await lockOf(partId)).owner).toBe(heir.address)
  // Its panel goes with it; what was achieved stays.
  await page
    .getByRole('status')
    .filter({ hasText: heir.address.slice(-4) })
    .first()
    .waitFor()

  const other = await openAs(heir, '/lock/list')
  await other.open(`/lock/list?chain=${chain}&whose=mine`)
  await other.page.getByRole('link', { name: 'Certificate' }).first().waitFor()
  expect(other.watch.unexpected()).toEqual([])
  await other.close()
})

test('it moves to a successor, a week after its announcement and no earlier', async () => {
  const { page } = visitor
  const successor = await announceSuccessor(chain, owner)
  await visitor.open(`${detail()}?chain=${chain}`)
  const early = rowOf(page, lockId, m.lock_migrate_title())
  await early.root.locator('button[aria-expanded="false"]').waitFor()
  await early.open()
  await page
    .getByText(
      m.error_TokenLocker_SuccessorNotOpen({ successor: '\u0000' }).split('\u0000')[1] ?? '',
    )
    .first()
    .waitFor()
  await expect(
    probe.simulateContract({
      account: owner,
      address: lockContractOfRun(chain, 'tokenLocker'),
      abi: tokenLockerAbi,
      functionName: 'migrate',
      args: [lockId, successor],
    }),
  ).rejects.toThrow('TokenLocker_SuccessorNotOpen')

  await passTime(chain, 7n * DAY + 60n)
  await visitor.open(`${detail()}?chain=${chain}`)
  const row = rowOf(page, lockId, m.lock_migrate_title())
  await row.root.locator('button[aria-expanded="false"]').waitFor()
  await row.open()
  const text = await sign(page, row)
  expect(text).toContain(m.lock_migrate_permanent())
  await page
    .getByText(m.lock_migrate_done({ id: '1' }))
    .first()
    .waitFor()
  expect((await lockOf(lockId)).units).toBe(0n)
  expect(await balanceOf(successor)).toBe(parseEther('500'))
})
