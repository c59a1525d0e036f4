import { getEvmChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getStakingContracts } from '@slipway/sdk/staking/evm/get-staking-contracts'
import { type Address, getAddress, type PrivateKeyAccount } from 'viem'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { CreatePoolPage } from '../pages/create-pool-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

/** The factory of pools on the local chain. */
export const poolFactoryOfRun = () => getStakingContracts(getEvmChain('local')).poolFactory

/** Somebody who is about to make a pool. */
export interface PoolMaker extends Visitor {
  readonly form: CreatePoolPage
  readonly review: ReviewDialog
  /** Signs the review that is open. @returns the new pool, from the page that follows */
  sign(): Promise<Address>
}

/** Opens the form with a connected wallet. */
export async function openPoolMaker(
  account: PrivateKeyAccount,
  options: VisitorOptions = {},
): Promise<PoolMaker> {
  const visitor = await openVisitor({ accounts: [account], walletChains: ['local'], ...options })
  const { page } = visitor
  const locale = options.language ?? 'en-US'
  const panel = new WalletPanel(page, locale)
  const form = new CreatePoolPage(page, locale)
  const review = new ReviewDialog(page, locale)
  await visitor.open(`${CreatePoolPage.path}?chain=local`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()

  const sign = async () => {
    await review.approved.waitFor()
    await review.button(m.stakemake_review_confirm({}, { locale })).click()
    const again = m.stakemake_created_again({}, { locale })
    const created = page.getByRole('region').filter({
      has: page.getByRole('button', { name: again, exact: true }),
    })
    await created.waitFor()
    const [pool] = (await created.textContent())?.match(/0x[0-9a-fA-F]{40}/) ?? []
    if (pool === undefined) throw new Error('The page names no pool.')
    return getAddress(pool)
  }
  return Object.assign(visitor, { form, review, sign })
}
