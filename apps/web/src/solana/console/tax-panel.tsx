import { formatAmount, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { getTaxBalance } from '@slipway/sdk/solana/get-tax-balance'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../flow/failure-text.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ActionCard } from './action-card.tsx'
import type { TokenActions } from './use-token-actions.ts'

/** What transfers have kept back, and the way to collect it for whoever may. */
export function TaxPanel({ actions }: { actions: TokenActions }) {
  const { chain, token, account, collect } = actions
  const collector = token.rights['tax-collection']
  const tax = useQuery({
    queryKey: ['solana', chain.chainId, 'tax', token.address],
    queryFn: () => getTaxBalance(clusterRpc(chain), token.address),
  })
  const idle = () => {
    if (!collector) return m.solana_tax_nobody()
    if (account !== collector)
      return m.solana_tax_not_yours({ collector: shortenAddress(collector) })
    if (tax.data?.total !== 0n) return undefined
    return token.transferFeeBps > 0 ? m.solana_tax_none() : m.solana_tax_none_now()
  }
  const problem = tax.error && failureText(recogniseSolanaFailure(tax.error), chain).text
  return (
    <>
      <ActionCard
        actions={actions}
        acts={['collect']}
        title={m.solana_tax_title()}
        text={m.solana_tax_text()}
        doneText={m.solana_tax_done()}
        idle={idle()}
        submit={m.solana_tax_collect()}
        onSubmit={(event) => {
          event.preventDefault()
          collect()
        }}
        fact={
          <KeyValueList>
            <KeyValue label={m.solana_tax_waiting()}>
              {tax.data
                ? formatAmount(tax.data.total, token.decimals, { symbol: token.symbol })
                : '—'}
            </KeyValue>
          </KeyValueList>
        }
      />
      {problem && (
        <NoticeBox tone="warn" role="alert">
          {problem}
        </NoticeBox>
      )}
    </>
  )
}
