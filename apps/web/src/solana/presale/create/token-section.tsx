import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { OfferedTokens } from '../../form/offered-tokens.tsx'
import { SolanaField } from '../../form/solana-field.tsx'
import classes from '../../form/solana-form.module.css'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import type { PresaleAsset } from './presale-asset.ts'
import { TokenWarnings } from './token-warnings.tsx'
import type { PresaleForm } from './use-presale-form.ts'

interface FactsProps extends Pick<PresaleAsset, 'held'> {
  token: LockToken
  isConnected: boolean
}

function TokenFacts({ token, held, isConnected }: FactsProps) {
  const unknown = isConnected ? '—' : m.solpresalemake_balance_unknown()
  return (
    <>
      <KeyValueList>
        <KeyValue label={m.presale_section_token()}>
          {token.name ? `${token.name} (${symbolOf(token)})` : symbolOf(token)}
        </KeyValue>
        <KeyValue label={m.solpresalemake_balance()}>
          {held === undefined ? unknown : amountOf(token, held)}
        </KeyValue>
        {token.isTaxed && (
          <KeyValue label={m.token_field_transfer_tax()}>
            {formatBps(token.transferFeeBps)}
          </KeyValue>
        )}
      </KeyValueList>
      <TokenWarnings token={token} />
    </>
  )
}

interface TokenSectionProps extends Pick<PresaleForm, 'form' | 'asset'> {
  chain: SolanaChainDefinition
}

/** Which token is sold; what makes it a risk for buyers is said here. */
export function TokenSection({ chain, form, asset }: TokenSectionProps) {
  const isConnected = useWalletStore((state) => state.account !== undefined)
  const { token, isReading, problem, held } = asset
  return (
    <Panel title={m.presale_section_token()} description={m.solpresalemake_token_text()}>
      <div className={classes.stack}>
        <SolanaField
          form={form}
          name="mint"
          withAsterisk
          label={m.solana_lock_field_mint()}
          rule={isReading ? m.lock_asset_reading({ chain: chain.name }) : ''}
          {...(problem !== undefined && { error: problem })}
        />
        <OfferedTokens
          chain={chain}
          isChosen={token !== undefined}
          onChoose={(mint) => {
            form.setFieldValue('mint', mint)
            form.clearFieldError('mint')
          }}
        />
        {token && <TokenFacts token={token} held={held} isConnected={isConnected} />}
      </div>
    </Panel>
  )
}
