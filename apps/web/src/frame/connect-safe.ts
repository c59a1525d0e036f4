import type { Config } from 'wagmi'
import { connect, getConnection, reconnect } from 'wagmi/actions'
import { safe } from 'wagmi/connectors/safe'
import { activeChain } from '../core/active-chain.ts'
import { goToChain } from '../core/go-to-chain.ts'
import { offeredChains } from '../core/offered-chains.ts'
import { pageAddress } from '../core/page-address.ts'
import { safeOptions } from '../core/safe-options.ts'

/** A Safe lives on one network: the page goes there, unless its address asks for another one. */
function followSafe(config: Config): void {
  const { chainId } = getConnection(config)
  if (chainId === activeChain.chainId) return
  if (pageAddress().searchParams.has('chain')) return
  const chain = offeredChains.find((offered) => offered.chainId === chainId)
  if (chain && !chain.hidden) goToChain(chain.shortname)
}

async function connectOnce(config: Config): Promise<void> {
  const { connectors } = config._internal
  const connector = connectors.setup(safe(safeOptions()))
  connectors.setState((known) => [...known, connector])
  try {
    await connect(config, { connector })
  } catch {
    // Whoever frames the page does not speak for a Safe: it is a page like everywhere.
    await reconnect(config)
    return
  }
  followSafe(config)
}

let connecting: Promise<void> | undefined

/** Connects the Safe in whose wallet the page is shown, without a question: opening the app there was the answer. */
export function connectSafe(config: Config): Promise<void> {
  connecting ??= connectOnce(config)
  return connecting
}
