import { Skeleton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { creationQueries } from '@slipway/sdk/token/creation-queries'
import type { TokenContracts } from '@slipway/sdk/token/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../transaction/read-client.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import classes from './create.module.css'

interface CostSummaryProps {
  contracts: TokenContracts
  account: Address | undefined
  templateId: number
}

/** What the creation costs this wallet, before the network fee. */
export function CostSummary({ contracts, account, templateId }: CostSummaryProps) {
  // Nobody in particular pays the full fee.
  const query = { account: account ?? zeroAddress, templateId: BigInt(templateId) }
  const { data } = useQuery({
    ...creationQueries.fee(readClient, contracts, query),
    refetchInterval: retryWhileAway,
  })
  const { decimals, symbol } = activeChain.nativeCurrency
  const amount = (wei: bigint) => formatAmount(wei, decimals, { symbol })
  if (!data) return <Skeleton height={24} width={200} />
  const discountWei = data.fullFeeWei - data.feeWei
  return (
    <div>
      {data.fullFeeWei === 0n ? (
        <p className={classes.muted}>{m.token_cost_none()}</p>
      ) : (
        <dl className={classes.cost}>
          <div className={classes.costRow}>
            <dt>{m.token_cost_fee()}</dt>
            <dd>{amount(data.fullFeeWei)}</dd>
          </div>
          {discountWei > 0n && (
            <>
              <div className={classes.costRow}>
                <dt>{m.token_cost_discount()}</dt>
                <dd>−{amount(discountWei)}</dd>
              </div>
              <div className={classes.costRow}>
                <dt>{m.token_cost_you_pay()}</dt>
                <dd>{amount(data.feeWei)}</dd>
              </div>
            </>
          )}
        </dl>
      )}
      <p className={classes.note}>{m.token_cost_gas_note()}</p>
    </div>
  )
}
