import type { TokenDetail } from '@slipway/api-client'
import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { templateName } from '../../token/shared/token-templates.ts'
import type { Dossier } from '../dossier/use-dossier.ts'

const Account = ({ address }: { address: string }) => (
  <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
)

/** What the index alone knows: where a token comes from, and who has it in hand. */
function Origin({ indexed }: { indexed: TokenDetail }) {
  const { owner, creator, createdAt, blockNumber, txHash, templateId, verification } = indexed
  return (
    <>
      <KeyValue label={m.template_facts_template()}>{templateName(templateId)}</KeyValue>
      <KeyValue label={m.template_facts_creator()}>
        <Account address={creator} />
      </KeyValue>
      <KeyValue label={m.template_query_owner()}>
        {owner === zeroAddress ? m.token_fact_owner_none() : <Account address={owner} />}
      </KeyValue>
      <KeyValue label={m.token_list_column_created()}>
        <TimeText at={createdAt} utc="inline" />
      </KeyValue>
      <KeyValue label={m.template_send_block()}>{formatInteger(blockNumber)}</KeyValue>
      <KeyValue label={m.template_send_transaction()}>
        <AppLink to="/result/success" search={{ tx: txHash }}>
          {`${txHash.slice(0, 10)}…${txHash.slice(-8)}`}
        </AppLink>
      </KeyValue>
      <KeyValue label={m.template_facts_taxes()} help={m.template_facts_taxes_help()}>
        {[indexed.buyTaxBps, indexed.sellTaxBps, indexed.transferTaxBps]
          .map((bps) => formatBps(bps))
          .join(' / ')}
      </KeyValue>
      <KeyValue label={m.template_facts_source()}>
        {verification.url ? (
          <a href={verification.url} target="_blank" rel="noreferrer">
            {m.template_facts_source_open()}
          </a>
        ) : (
          m.template_facts_source_none()
        )}
      </KeyValue>
      <KeyValue label={m.token_fact_holders()}>{formatInteger(indexed.holderCount)}</KeyValue>
      <KeyValue label={m.home_stats_transfers()}>{formatInteger(indexed.transferCount)}</KeyValue>
    </>
  )
}

/** The token's own facts: from the contract, and from the index where it knows the token. */
export function ContractFacts({ token, dossier }: { token: TokenFacts; dossier: Dossier }) {
  const { address, decimals, symbol, totalSupply } = token
  const { indexed, locks } = dossier
  const amount = (units: bigint) => formatAmount(units, decimals, { symbol })
  return (
    <Panel title={m.template_facts_contract()} description={m.template_facts_contract_text()}>
      <KeyValueList>
        <KeyValue label={m.lock_filter_network()}>
          {`${activeChain.name} (${activeChain.chainId})`}
        </KeyValue>
        <KeyValue label={m.template_facts_address()}>
          <AddressText address={address} isFull />
        </KeyValue>
        <KeyValue label={m.token_fact_supply()}>{amount(totalSupply)}</KeyValue>
        <KeyValue label={m.token_fact_decimals()}>{formatInteger(decimals)}</KeyValue>
        {locks && (
          <KeyValue label={m.template_facts_locked()}>{amount(BigInt(locks.totalLocked))}</KeyValue>
        )}
        {indexed && <Origin indexed={indexed} />}
      </KeyValueList>
    </Panel>
  )
}
