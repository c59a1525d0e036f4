import type { PrivateKeyAccount } from 'viem'
import { expect } from 'vitest'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { CollectionPage } from '../pages/collection-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

/** Somebody with a wallet who makes collections or mints from them. */
export interface Collector extends Visitor {
  readonly nft: CollectionPage
  /** Leaves; nothing may have happened that no user should ever cause. */
  leave(): Promise<void>
}

interface CollectorOptions extends VisitorOptions {
  /** Short name of the network. */
  readonly chain: string
  readonly path: string
}

/** The path on a network. */
export const onChain = (path: string, chain: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}chain=${chain}`

/** Opens a path with a connected wallet. */
export async function openCollector(
  account: PrivateKeyAccount,
  { chain, path, ...options }: CollectorOptions,
): Promise<Collector> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain], ...options })
  const panel = new WalletPanel(visitor.page, options.language)
  await visitor.open(onChain(path, chain))
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  const leave = async () => {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  }
  return Object.assign(visitor, { nft: new CollectionPage(visitor.page), leave })
}
