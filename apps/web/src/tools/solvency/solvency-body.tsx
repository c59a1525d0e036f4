import { m } from '@slipway/messages'
import { useNavigate } from '@tanstack/react-router'
import type { Address } from 'viem'
import { ContractCheck } from './contract-check.tsx'
import type { PresalePath } from './contract-line.ts'
import classes from './solvency.module.css'
import { SolvencyGroupPanel } from './solvency-group.tsx'
import type { SolvencySearch } from './solvency-search.ts'
import { SolvencySummary } from './solvency-summary.tsx'
import { TotalsTable } from './totals-table.tsx'
import { useSolvency } from './use-solvency.ts'

export interface SolvencyBodyProps {
  search: SolvencySearch
  presalePath: PresalePath
}

/** Summary, one contract on demand, totals, and every contract by kind. */
export function SolvencyBody({ search, presalePath }: SolvencyBodyProps) {
  const navigate = useNavigate()
  const { platform, presales, pools, airdrops, collections, tokens, ...all } =
    useSolvency(presalePath)
  const ask = (contract: Address | undefined) =>
    void navigate({
      to: '/tools/solvency',
      search: (previous) => ({ chain: previous.chain, ...(contract && { contract }) }),
      replace: true,
    })
  return (
    <div className={classes.page}>
      <SolvencySummary {...all} />
      <ContractCheck
        contract={search.contract as Address | undefined}
        known={all.lines}
        onAsk={ask}
      />
      <TotalsTable lines={all.lines} />
      <SolvencyGroupPanel
        group={platform}
        title={m.tools_solvency_platform()}
        text={m.tools_solvency_platform_text()}
        empty={m.tools_solvency_nothing()}
      />
      <SolvencyGroupPanel
        group={presales}
        title={m.tools_solvency_presales()}
        text={m.tools_solvency_presales_text()}
        empty={m.tools_solvency_presales_none()}
      />
      <SolvencyGroupPanel
        group={pools}
        title={m.tools_solvency_pools()}
        text={m.tools_solvency_pools_text()}
        empty={m.tools_solvency_pools_none()}
      />
      <SolvencyGroupPanel
        group={airdrops}
        title={m.tools_solvency_airdrops()}
        text={m.tools_solvency_airdrops_text()}
        empty={m.tools_solvency_airdrops_none()}
      />
      <SolvencyGroupPanel
        group={collections}
        title={m.tools_solvency_collections()}
        text={m.tools_solvency_collections_text()}
        empty={m.tools_solvency_collections_none()}
      />
      <SolvencyGroupPanel
        group={tokens}
        title={m.tools_solvency_tokens()}
        text={m.tools_solvency_tokens_text()}
        empty={m.tools_solvency_tokens_none()}
      />
    </div>
  )
}
