import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { OfferedTokens } from '../../form/offered-tokens.tsx'
import { SolanaField } from '../../form/solana-field.tsx'
import classes from '../../form/solana-form.module.css'
import { useFormChoice } from '../../form/use-form-choice.ts'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import own from './create.module.css'
import { type TokenSide, TokenWarnings } from './token-warnings.tsx'
import type { PoolForm } from './use-pool-form.ts'

const sides = {
  stake: {
    field: 'stakeMint',
    label: m.solstakemake_field_stake,
    rule: m.solstakemake_field_stake_rule,
  },
  reward: {
    field: 'rewardMint',
    label: m.stakemake_field_reward,
    rule: m.solstakemake_field_reward_rule,
  },
} as const

function TokenFacts({ token, held }: { token: LockToken; held?: string }) {
  return (
    <KeyValueList>
      <KeyValue label={m.presale_section_token()}>
        {token.name ? `${token.name} (${symbolOf(token)})` : symbolOf(token)}
      </KeyValue>
      {held !== undefined && <KeyValue label={m.solpresalemake_balance()}>{held}</KeyValue>}
      {token.isTaxed && (
        <KeyValue label={m.token_field_transfer_tax()}>{formatBps(token.transferFeeBps)}</KeyValue>
      )}
    </KeyValueList>
  )
}

interface TokenPartProps extends Pick<PoolForm, 'form' | 'assets'> {
  chain: SolanaChainDefinition
  side: TokenSide
}

/** One of both tokens: its address, the creator's own ones, and what makes it a risk for who stakes. */
function TokenPart({ chain, form, assets, side }: TokenPartProps) {
  const isConnected = useWalletStore((state) => state.account !== undefined)
  const { field, label, rule } = sides[side]
  const { token, isReading, problem } = assets[side]
  const choose = (mint: string) => {
    form.setFieldValue(field, mint)
    form.clearFieldError(field)
  }
  const stakeMint = useFormChoice(form, 'stakeMint').trim()
  const rewardMint = useFormChoice(form, 'rewardMint').trim()
  const { held } = assets
  const unknown = isConnected ? '—' : m.solpresalemake_balance_unknown()
  return (
    <div className={classes.stack}>
      <SolanaField
        form={form}
        name={field}
        withAsterisk
        label={label()}
        rule={isReading ? m.lock_asset_reading({ chain: chain.name }) : rule()}
        {...(problem !== undefined && { error: problem })}
      />
      {side === 'reward' && assets.stake.token && rewardMint !== stakeMint && (
        <Button
          className={own.same ?? ''}
          size="compact-sm"
          variant="default"
          onClick={() => choose(stakeMint)}
        >
          {m.solstakemake_same_token()}
        </Button>
      )}
      <OfferedTokens chain={chain} isChosen={token !== undefined} onChoose={choose} />
      {token && (
        <TokenFacts
          token={token}
          {...(side === 'reward' && {
            held: held === undefined ? unknown : amountOf(token, held),
          })}
        />
      )}
      {token && <TokenWarnings token={token} side={side} />}
    </div>
  )
}

/** What is staked and what is paid, which may be one token. */
export function TokenSection(props: Omit<TokenPartProps, 'side'>) {
  return (
    <Panel title={m.solstakemake_section_tokens()} description={m.solstakemake_token_text()}>
      <div className={classes.stack}>
        <TokenPart {...props} side="stake" />
        <TokenPart {...props} side="reward" />
      </div>
    </Panel>
  )
}
