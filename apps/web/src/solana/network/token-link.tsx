import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { AddressText } from '@slipway/ui/address-text'
import { AppLink } from '../../core/app-link.tsx'
import { clusterExplorer } from './cluster-explorer.ts'
import classes from './token-link.module.css'
import { tokenTitle } from './token-name.ts'

interface TokenLinkProps {
  chain: SolanaChainDefinition
  token: Pick<LockToken, 'mint' | 'name' | 'symbol'>
}

/** A token by what it calls itself, leading to its page; beside it the address, which no other token can have. */
export function TokenLink({ chain, token }: TokenLinkProps) {
  const { mint } = token
  return (
    <span className={classes.root}>
      <AppLink to={`/solana/token/${mint}`} search={{ network: chain.shortname }}>
        {tokenTitle(token) || m.stakepage_token_page()}
      </AppLink>
      <AddressText address={mint} explorer={clusterExplorer(chain, 'address', mint)} />
    </span>
  )
}
