import type { ChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { activeChain } from './active-chain.ts'
import { ChainLogo } from './chain-logo.tsx'
import classes from './network-dialog.module.css'
import { type NetworkGroupKind, networkGroups } from './network-groups.ts'
import { offeredChains } from './offered-chains.ts'

interface NetworkListProps {
  type: ChainDefinition['type']
  current?: ChainDefinition | undefined
  search: string
  onChoose(chain: ChainDefinition): void
}

const headings: Readonly<Record<NetworkGroupKind, () => string>> = {
  local: m.shell_network_local,
  mainnet: m.shell_network_mainnets,
  testnet: m.shell_network_testnets,
  retired: m.shell_network_retired,
}

/** The networks of one tab, grouped; the retired ones under a warning. */
export function NetworkList({ type, current = activeChain, search, onChoose }: NetworkListProps) {
  const groups = networkGroups(offeredChains, type, search)
  if (groups.length === 0) {
    return <p className={classes.note}>{m.shell_network_none_found({ search })}</p>
  }
  return groups.map(({ kind, chains }) => (
    <section key={kind} className={classes.group}>
      <h3 className={classes.heading}>{headings[kind]()}</h3>
      {kind === 'retired' && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden />
          {m.shell_network_retired_warning()}
        </p>
      )}
      <ul className={classes.list}>
        {chains.map((chain) => (
          <li key={chain.chainId}>
            <button
              type="button"
              className={classes.network}
              aria-current={chain.chainId === current.chainId || undefined}
              onClick={() => onChoose(chain)}
            >
              <ChainLogo logo={chain.logo} size={28} />
              <span className={classes.name}>
                {chain.name}
                <small>{noteOf(chain, current)}</small>
                <Deployed chain={chain} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** What the platform's contracts or programs offer there; elsewhere only the tools work that need none (S-04). */
function deployedText(chain: ChainDefinition): string | undefined {
  if (chain.type === 'solana') return getSolanaPrograms(chain.chainId) && m.shell_network_programs()
  return findTokenContracts(chain) && m.shell_network_deployed()
}

function Deployed({ chain }: { chain: ChainDefinition }) {
  const text = deployedText(chain)
  if (text === undefined) return null
  return (
    <small className={classes.deployed}>
      <IconCircleCheck size={14} aria-hidden />
      {text}
    </small>
  )
}

function noteOf(chain: ChainDefinition, current: ChainDefinition): string {
  if (chain.chainId === current.chainId) return m.shell_network_current()
  if (chain.status === 'unknown') return m.shell_network_unknown_state()
  if (chain.status === 'deprecated') return m.shell_network_deprecated()
  return chain.nativeCurrency.symbol
}
