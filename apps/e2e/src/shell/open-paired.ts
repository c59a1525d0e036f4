import type { TestWallet } from '@slipway/testing/wallet/test-wallet'
import type { LocalRelay } from '@slipway/testing/wallet-connect/local-relay'
import { PairedWallet } from '@slipway/testing/wallet-connect/paired-wallet'
import { chainOfRun } from '../chain/chain-of-run.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import type { SafeWallet } from '../multisig/start-safe-wallet.ts'
import { PairingPanel } from '../pages/pairing-panel.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

/** What the site under test is known by at the relay under test. */
export const projectId = '0123456789abcdef0123456789abcdef'

/** Somebody at a browser without a wallet, whose wallet is in another app. */
export interface PairedVisitor extends Visitor {
  readonly phone: PairedWallet
  readonly panel: WalletPanel
  readonly pairing: PairingPanel
  /** Origins of every socket that the page has opened. */
  readonly sockets: ReadonlySet<string>
  /** Opens the code in the choice of wallets. @returns its text */
  showCode(): Promise<string>
  /** Connects by the code that the page shows. */
  pair(): Promise<void>
}

interface PairedOptions {
  readonly relay: LocalRelay
  readonly signer: TestWallet | SafeWallet
  /** Networks that the wallet allows, by short name. */
  readonly chains: readonly string[]
}

/** Opens a browser and a wallet elsewhere; what they have in common is the relay. */
export async function openPaired(
  { relay, signer, chains }: PairedOptions,
  options: VisitorOptions,
): Promise<PairedVisitor> {
  const phone = await PairedWallet.start({
    relayUrl: relay.url,
    projectId,
    signer,
    chainIds: chains.map((name) => chainOfRun(name).chainId),
  })
  const visitor = await openVisitor(options)
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sockets = new Set<string>()
  visitor.page.on('websocket', (socket) => sockets.add(new URL(socket.url()).origin))
  const panel = new WalletPanel(visitor.page, options.language)
  const pairing = new PairingPanel(visitor.page, options.language)
  const showCode = async () => {
    await panel.connectButton.click()
    await pairing.offer.click()
    return pairing.copied()
  }
  return Object.assign(visitor, {
    phone,
    panel,
    pairing,
    sockets,
    showCode,
    pair: async () => phone.pair(await showCode()),
  })
}
