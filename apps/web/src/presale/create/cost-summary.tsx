import { formatAmount, m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { presaleTemplateIds } from '@slipway/sdk/platform/presale-kinds'
import { getPresaleFee } from '@slipway/sdk/presale/evm/get-presale-fee'
import { calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import { freshness } from '@slipway/sdk/shared/freshness'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useStore } from 'zustand'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { CreationFee } from '../../creation-fee/creation-fee.tsx'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
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
        {formatAmount(calculateTokensNeeded(draft), decimals, { symbol, maximumFractionDigits: 6 })}
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
    // Not by `presaleQueries`: its other reads bring the whole of a presale's contract into the first load.
    queryKey: ['presale', activeChain.chainId, 'fee', query.account, query.templateId],
    queryFn: () => getPresaleFee(readClient, contracts, query),
    ...freshness.slow,
    refetchInterval: retryWhileAway,
  })
  return <CreationFee tool="presale" fee={data} before={<DepositRow />} />
}
