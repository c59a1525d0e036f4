import { formatAmount, formatInteger, m } from '@slipway/messages'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { AppLink } from '../../core/app-link.tsx'
import classes from './create.module.css'
import { kindOf, type StakedFacts } from './pool-tokens.ts'
import { kindName, tokenDecimals, tokenName, tokenUnit } from './token-labels.ts'

interface TokenFactsProps {
  address: Address
  facts: StakedFacts
}

const SIZE = 40

function Avatars({ address, facts }: TokenFactsProps) {
  if (facts.kind !== 'pair')
    return <TokenAvatar symbol={facts.symbol ?? ''} seed={address} size={SIZE} />
  return (
    <span className={classes.pair}>
      {[facts.token0, facts.token1].map((token) => (
        <TokenAvatar
          key={token.address}
          symbol={token.symbol ?? ''}
          seed={token.address}
          size={SIZE - 8}
        />
      ))}
    </span>
  )
}

function kindText(facts: StakedFacts): string {
  const name = kindName(kindOf(facts))
  return facts.kind === 'pair' && facts.venue ? `${name} · ${facts.venue}` : name
}

/** A token as the chain has it now: what it is, and how much of it the visitor has. */
export default function TokenFacts({ address, facts }: TokenFactsProps) {
  const { address: account } = useConnection()
  const { balance } = facts
  const owned =
    facts.kind === 'nft'
      ? formatInteger(balance)
      : formatAmount(balance, tokenDecimals(facts), {
          symbol: tokenUnit(facts),
          maximumFractionDigits: 4,
        })
  return (
    <div className={classes.facts}>
      <Avatars address={address} facts={facts} />
      <strong>{tokenName(facts)}</strong>
      <span>
        {kindText(facts)}
        {account && ` · ${m.stakemake_token_owned({ amount: owned })}`}
      </span>
      {facts.kind === 'token' && (
        <AppLink to={`/token/view/${address}`}>{m.lock_asset_report()}</AppLink>
      )}
    </div>
  )
}
