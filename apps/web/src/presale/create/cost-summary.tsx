import { Skeleton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { getPresaleFee } from '@slipway/sdk/presale/evm/get-presale-fee'
import { calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import { type PresaleContracts, presaleTemplateIds } from '@slipway/sdk/presale/types'
import { freshness } from '@slipway/sdk/shared/freshness'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useStore } from 'zustand'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../transaction/read-client.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import classes from './create.module.css'
import { usePresaleForm } from './presale-form-context.ts'

interface CostSummaryProps {
  contracts: PresaleContracts
  account: Address | undefined
}

function DepositRow() {
  const { snapshot, token } = usePresaleForm()
  const draft = useStore(snapshot, ({ reading }) => reading?.draft ?? null)
  if (!draft || token.state !== 'known') return null
  const { decimals, symbol } = token.facts
  return (
    <div>
      <dt>{m.presale_cost_deposit()}</dt>
      <dd>
        {formatAmount(calculateTokensNeeded(draft), decimals, { symbol, maximumFractionDigits: 4 })}
      </dd>
    </div>
  )
}

/** What the creation costs this wallet, before the network fee. */
export function CostSummary({ contracts, account }: CostSummaryProps) {
  const { kind } = usePresaleForm()
  // Nobody in particular pays the full fee.
  const query = { account: account ?? zeroAddress, templateId: presaleTemplateIds[kind] }
  const { data } = useQuery({
    // Not by `presaleQueries`: its other reads bring the whole of a sale's contract into the first load.
    queryKey: ['presale', activeChain.chainId, 'fee', query.account, query.templateId],
    queryFn: () => getPresaleFee(readClient, contracts, query),
    ...freshness.slow,
    refetchInterval: retryWhileAway,
  })
  const { decimals, symbol } = activeChain.nativeCurrency
  const amount = (wei: bigint) => formatAmount(wei, decimals, { symbol })
  if (!data) return <Skeleton height={44} width={240} />
  const discountWei = data.fullFeeWei - data.feeWei
  return (
    <dl className={classes.cost}>
      <DepositRow />
      <div>
        <dt>{m.presale_cost_fee()}</dt>
        <dd>{data.fullFeeWei === 0n ? m.presale_cost_none() : amount(data.fullFeeWei)}</dd>
      </div>
      {discountWei > 0n && (
        <>
          <div>
            <dt>{m.presale_cost_discount()}</dt>
            <dd>−{amount(discountWei)}</dd>
          </div>
          <div>
            <dt>{m.presale_cost_you_pay()}</dt>
            <dd>{amount(data.feeWei)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
