import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { vipQueries } from '@slipway/sdk/vip/vip-queries'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { useCreationFees } from '../../creation-fee/use-waived-tools.ts'
import { vipContracts } from '../../creation-fee/vip-contracts.ts'
import { useStats } from '../../home/use-stats.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import classes from './cards.module.css'
import { type CardsSearch, readCardsSearch } from './cards-search.ts'
import { findTools } from './network-tools.ts'
import { ToolCard, type ToolFigures } from './tool-card.tsx'

const chain = activeChain.name

/** Plans of memberships on the page's network, closed ones too; none are asked for where none are sold. */
function useVipPlans() {
  return useQuery({
    ...vipQueries.plans(readClient, vipContracts ?? { vip: zeroAddress }),
    enabled: vipContracts !== undefined,
    refetchInterval: retryWhileAway,
  })
}

/** Fees from the chain, uses from the index; each is left out by itself where it cannot be read. */
function useFigures() {
  const fees = useCreationFees()
  const plans = useVipPlans()
  const stats = useStats()
  // Where no memberships are sold nothing is asked of them.
  const read = vipContracts ? [fees, plans, stats] : [fees, stats]
  const ofChain = stats.data?.chains.find(({ chainId }) => chainId === activeChain.chainId)
  const figures: ToolFigures = {
    fees: fees.data ?? (fees.isError ? null : undefined),
    plans: plans.data ?? (plans.isError ? null : undefined),
    stats: ofChain ?? (stats.data ? 'unused' : stats.isError ? null : undefined),
  }
  return {
    figures,
    isFailed: read.some(({ isError, data }) => isError && !data),
    retry: () => void Promise.all(read.map((one) => one.refetch())),
  }
}

/** Every tool of the network as a card (specification, section 2, card list; ADR 0193). */
export function CardsPage({ q }: CardsSearch) {
  const navigate = useNavigate()
  const { figures, isFailed, retry } = useFigures()
  const search = (text: string) =>
    void navigate({
      to: '/list/card',
      search: (previous) => ({ chain: previous.chain, ...readCardsSearch({ q: text }) }),
      replace: true,
    })
  const find = useDebouncedCallback(search, 250)
  const tools = findTools(q)
  return (
    <>
      <PageHeader
        title={m.shell_route_list_card()}
        description={m.template_cards_lead({ chain })}
      />
      <div className={classes.page}>
        <search>
          <TextInput
            className={classes.search}
            type="search"
            aria-label={m.template_cards_search()}
            placeholder={m.template_cards_search()}
            leftSection={<IconSearch size={16} stroke={1.6} />}
            maxLength={64}
            defaultValue={q ?? ''}
            key={q === undefined ? 'empty' : 'given'}
            onChange={(event) => find(event.currentTarget.value)}
          />
        </search>
        {isFailed && (
          <ErrorState
            title={m.template_cards_failed_title()}
            text={m.template_cards_failed_text()}
            onRetry={retry}
          />
        )}
        {tools.length === 0 ? (
          <Panel>
            <EmptyState
              title={m.template_cards_none_title()}
              text={m.template_cards_none_text()}
              actions={
                <Button variant="default" onClick={() => search('')}>
                  {m.template_cards_clear()}
                </Button>
              }
            />
          </Panel>
        ) : (
          <ul className={classes.cards}>
            {tools.map((tool) => (
              <li key={tool.name}>
                <ToolCard tool={tool} figures={figures} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
