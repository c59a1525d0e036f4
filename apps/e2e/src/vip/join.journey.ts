import { getLocalDeployment } from '@slipway/deployments'
import { vipAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

const chain = 'local'
const DAY = 86_400n
const probe = createChainProbe(chain)
const deployed = getLocalDeployment().contracts.vip
if (!deployed) throw new RangeError('No memberships are deployed.')
const vip = { address: deployed.address, abi: vipAbi } as const

let member: PrivateKeyAccount
let visitor: Visitor

beforeAll(async () => {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('There is no account.')
  member = account
  visitor = await openVisitor({ accounts: [member], walletChains: [chain] })
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a membership of the deployed plans is bought, and a collection then costs no fee', async () => {
  const { page } = visitor
  await visitor.open(`/vip?chain=${chain}`)
  const panel = new WalletPanel(page)
  await panel.connect()
  const { circle } = await probe.readContract({
    ...vip,
    functionName: 'planOf',
    args: [0n],
  })
  const buy = m.vip_buy_plan({ days: `${circle} days` })
  await page.getByRole('button', { name: buy, exact: true }).click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  await review.confirm()
  await page.getByRole('img', { name: /^VIP member until/ }).waitFor()
  const [expiresAt, { timestamp }] = await Promise.all([
    probe.readContract({ ...vip, functionName: 'expiredAt', args: [member.address] }),
    probe.getBlock(),
  ])
  expect(expiresAt - timestamp).toBeGreaterThan((circle - 1n) * DAY)
  await visitor.open(`/nft/create?chain=${chain}`)
  // What it costs stands at the form's end, and loads there.
  await page.getByRole('button', { name: m.nftmake_submit(), exact: true }).focus()
  await page.getByText(/As a VIP member you save/).waitFor()
})
