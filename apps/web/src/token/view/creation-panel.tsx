import type { TokenDetail } from '@slipway/api-client'
import { formatAmount, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl, explorerTransactionUrl } from '../../core/explorer-url.ts'
import { DefinitionList } from '../shared/definition-list.tsx'
import { templateName } from '../shared/token-templates.ts'
import { useIndexedToken } from '../shared/use-indexed-token.ts'

function indexedItems(token: Token, indexed: TokenDetail) {
  const { decimals, symbol } = activeChain.nativeCurrency
  return [
    [
      m.token_fact_initial_supply(),
      formatAmount(BigInt(indexed.initialSupply), token.decimals, { symbol: token.symbol }),
    ],
    [m.token_fact_fee(), formatAmount(BigInt(indexed.feeWei), decimals, { symbol })],
    [
      m.token_fact_transaction(),
      <AddressText
        key="transaction"
        address={indexed.txHash}
        explorer={explorerTransactionUrl(activeChain, indexed.txHash)}
      />,
    ],
  ] as const
}

/** Where the token comes from: the registry on chain, and what the index adds to it. */
export function CreationPanel({ token }: { token: Token }) {
  const { record } = token
  const { data: indexed, isPending } = useIndexedToken(token.address)
  return (
    <Panel
      title={m.token_fact_created()}
      description={indexed || isPending ? undefined : m.token_view_unlisted_text()}
    >
      <DefinitionList
        items={[
          [
            m.token_fact_creator(),
            <AddressText
              key="creator"
              address={record.creator}
              explorer={explorerAddressUrl(activeChain, record.creator)}
            />,
          ],
          [m.token_fact_created(), <TimeText key="created" at={record.createdAt} />],
          [m.token_fact_template(), templateName(record.templateId)],
          ...(indexed ? indexedItems(token, indexed) : []),
        ]}
      />
    </Panel>
  )
}
