import { presaleAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther, zeroAddress } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { settle } from '../chain/deploy-presale.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { PresalePage } from '../pages/presale-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

type Kind = Parameters<typeof PresalePage.path>[0]

/** Somebody on the page of a presale, with a connected wallet. */
export interface Participant extends Visitor {
  readonly presale: PresalePage
  /** Loads the page anew: by the chain's clock of now. */
  again(query?: string): Promise<void>
}

/** Opens a presale's page and connects a wallet there. @param query behind the network, such as `&view=manage` */
export async function openPresale(
  account: PrivateKeyAccount,
  kind: Kind,
  presale: Address,
  query = '',
  options: VisitorOptions = {},
): Promise<Participant> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain], ...options })
  const panel = new WalletPanel(visitor.page, options.language)
  const open = (more: string) =>
    visitor.open(`${PresalePage.path(kind, presale)}?chain=${chain}${more}`)
  // A wallet that is not in a list is told so by a 404.
  visitor.watch.expect(/404 .*\/proofs\//)
  await open(query)
  // On a busy machine the page looks for wallets a while.
  await expect.poll(() => panel.connectButton.isEnabled(), { timeout: 60_000 }).toBe(true)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return Object.assign(visitor, {
    presale: new PresalePage(visitor.page, options.language),
    again: async (more = query) => {
      await open(more)
      await panel.accountButton(account.address).first().waitFor()
    },
  })
}

/** Everybody leaves; nothing that nobody expected happened on their pages. */
export async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  }
}

/** Opens a row of the owner's panel, agrees to what it asks, and signs. */
export async function actInPanel({ presale }: Participant, title: string): Promise<void> {
  const row = presale.row(title)
  await row.open()
  await row.agree()
  await row.submit()
  await presale.signed()
  await row.done.waitFor()
}

/** Finishes a presale from its owner's panel. */
export const finishInPanel = (desk: Participant): Promise<void> =>
  actInPanel(desk, m.presale_admin_finish_title())

/** Contributes past the web. */
export async function contribute(
  account: PrivateKeyAccount,
  presale: Address,
  amount: string,
  inviter: Address = zeroAddress,
): Promise<void> {
  const value = parseEther(amount)
  const call = { address: presale, abi: presaleAbi, functionName: 'contribute' } as const
  const probe = createChainProbe(chain)
  await settle(
    chain,
    await probe.writeContract({ account, ...call, args: [value, inviter], value }),
  )
}

/** Finishes a presale past the web. */
export async function finish(account: PrivateKeyAccount, presale: Address): Promise<void> {
  const call = { address: presale, abi: presaleAbi, functionName: 'finalize' } as const
  await settle(chain, await createChainProbe(chain).writeContract({ account, ...call }))
}

/** Opens the inviter's reward past the web. @param rates basis points, level 1 first */
export async function openInviter(
  account: PrivateKeyAccount,
  presale: Address,
  rates: readonly bigint[],
): Promise<void> {
  const call = { address: presale, abi: presaleAbi, functionName: 'openInviter' } as const
  await settle(
    chain,
    await createChainProbe(chain).writeContract({ account, ...call, args: [[...rates]] }),
  )
}

export const stateOf = (presale: Address) =>
  createChainProbe(chain).readContract({ address: presale, abi: presaleAbi, functionName: 'state' })

export const accountOf = (presale: Address, account: Address) =>
  createChainProbe(chain).readContract({
    address: presale,
    abi: presaleAbi,
    functionName: 'accountOf',
    args: [account],
  })

export const balanceOf = (token: Address, account: Address) =>
  createChainProbe(chain).readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
