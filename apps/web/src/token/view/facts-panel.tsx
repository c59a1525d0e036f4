import { formatAmount, formatInteger, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { calculateMintWait } from '@slipway/sdk/token/token-math'
import type { Token } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { TokenDollars } from '../../worth/lazy-dollars.tsx'
import { DefinitionList } from '../shared/definition-list.tsx'
import { MetadataLink } from '../shared/metadata-link.tsx'
import { shortAmount } from '../shared/short-amount.ts'
import classes from './token-view.module.css'

const MintForecast = lazyPart(() => import('../shared/mint-forecast.tsx'))

function OwnerText({ owner }: { owner: Token['owner'] }) {
  if (owner === zeroAddress) return m.token_fact_owner_none()
  return <AddressText address={owner} explorer={explorerAddressUrl(activeChain, owner)} />
}

/** How far the supply can grow from now on: what has waited long enough can be minted at once. */
function Minting({ token }: { token: Token }) {
  const { symbol, decimals, totalSupply, minting } = token
  const now = useChainNow()
  return (
    <div className={classes.forecast}>
      <h3>{m.token_preview_mint_title()}</h3>
      <LatePart>
        <MintForecast
          terms={{
            supply: totalSupply,
            cooldownSeconds: BigInt(minting.cooldownSeconds),
            maxBps: BigInt(minting.maxBps),
            firstSeconds: BigInt(calculateMintWait(minting, now) ?? 0),
          }}
          decimals={decimals}
          symbol={symbol}
        />
      </LatePart>
    </div>
  )
}

/** Supply and identity, read from the chain. */
export function FactsPanel({ token }: { token: Token }) {
  const { symbol, decimals, totalSupply, balance, minting } = token
  return (
    <Panel title={m.token_view_identity()}>
      <p className={classes.supply}>
        <span>{m.token_fact_supply()}</span>
        <data
          value={formatUnits(totalSupply, decimals)}
          title={formatAmount(totalSupply, decimals)}
        >
          {shortAmount(totalSupply, { decimals })}
        </data>
        <small>{symbol}</small>
      </p>
      <DefinitionList
        items={[
          [m.token_fact_owner(), <OwnerText key="owner" owner={token.owner} />],
          [m.token_fact_decimals(), formatInteger(decimals)],
          [m.token_fact_metadata(), <MetadataLink key="uri" token={token} />],
          ...(balance === undefined
            ? []
            : [[m.token_fact_balance(), shortAmount(balance, token)] as const]),
        ]}
      />
      <TokenDollars token={token.address} decimals={decimals} totalSupply={totalSupply} />
      {minting.mintable && <Minting token={token} />}
    </Panel>
  )
}
