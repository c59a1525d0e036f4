import { Button } from '@mantine/core'
import type { ChainStats } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import type { CreationFee, FeeTool, VipPlan } from '@slipway/sdk/vip/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { StatusBadge } from '@slipway/ui/status-badge'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { useFreeTools } from '../../creation-fee/use-waived-tools.ts'
import classes from './cards.module.css'
import type { NetworkTool } from './network-tools.ts'

/** Figures of the network; undefined while they are read, `null` where they cannot be; `unused`: nothing was done there yet. */
export interface ToolFigures {
  readonly fees: readonly CreationFee[] | undefined | null
  /** Plans of memberships, closed ones too. */
  readonly plans: readonly VipPlan[] | undefined | null
  readonly stats: ChainStats | 'unused' | undefined | null
}

const Pending = () => <span className={classes.pending} />

/** From the least to the most that something costs, in wei; `closed` while none of it is for sale. */
type PriceRange = 'closed' | { readonly leastWei: bigint; readonly mostWei: bigint }

/** The cheapest and the dearest of some prices. @param prices in wei, in any order */
function priceRange([first, ...others]: readonly bigint[]): PriceRange {
  if (first === undefined) return 'closed'
  const least = (left: bigint, right: bigint) => (right < left ? right : left)
  const most = (left: bigint, right: bigint) => (right > left ? right : left)
  return { leastWei: others.reduce(least, first), mostWei: others.reduce(most, first) }
}

/** What a tool costs over its templates; `closed` while none of them may be created. @param fees of the templates that are open */
function feeRange(fees: readonly CreationFee[], tool: FeeTool): PriceRange {
  return priceRange(fees.filter((fee) => fee.tool === tool).map((fee) => fee.fullFeeWei))
}

function rangeText({ leastWei, mostWei }: Exclude<PriceRange, 'closed'>): string {
  if (mostWei === 0n) return m.template_cards_free()
  const [least, most] = [nativeAmount(leastWei), nativeAmount(mostWei)]
  return least === most ? least : m.template_cards_between({ least, most })
}

/** What a membership costs, by its plan. */
function PlanCost({ plans }: { plans: ToolFigures['plans'] }) {
  if (plans === null) return m.template_cards_unread()
  if (plans === undefined) return <Pending />
  const range = priceRange(plans.filter(({ isOpen }) => isOpen).map(({ priceWei }) => priceWei))
  if (range === 'closed') return m.template_cards_plan_none()
  return m.template_cards_plan({ price: rangeText(range) })
}

function Cost({ tool, figures }: { tool: NetworkTool; figures: ToolFigures }) {
  const { fees, plans } = figures
  if (tool.isReading) return m.template_cards_nothing()
  if (tool.isPlanned) return <PlanCost plans={plans} />
  if (tool.fee === undefined) return m.template_cards_free()
  if (fees === null) return m.template_cards_unread()
  if (fees === undefined) return <Pending />
  const range = feeRange(fees, tool.fee)
  return range === 'closed' ? m.template_cards_closed() : rangeText(range)
}

/** What a member does not pay; nothing for everybody else. */
function Saving({ tool, fees }: { tool: NetworkTool; fees: ToolFigures['fees'] }) {
  const free = useFreeTools()
  if (!fees || tool.fee === undefined || !free.has(tool.fee)) return null
  const range = feeRange(fees, tool.fee)
  if (range === 'closed' || range.mostWei === 0n) return null
  return <KeyValue label={m.vip_saves_member()}>{m.vip_fee_free()}</KeyValue>
}

function Used({ tool, stats }: { tool: NetworkTool; stats: ToolFigures['stats'] }) {
  if (!tool.made) return null
  const [label, count] = tool.made
  return (
    <KeyValue label={m.template_cards_used()}>
      {stats === undefined ? (
        <Pending />
      ) : stats === null ? (
        m.template_cards_unread()
      ) : (
        `${label()}: ${formatInteger(stats === 'unused' ? 0 : count(stats))}`
      )}
    </KeyValue>
  )
}

/** One tool: what it is for, what it costs now, how often it was used here. */
export function ToolCard({ tool, figures }: { tool: NetworkTool; figures: ToolFigures }) {
  const { title, text, Icon, isHere, path, search, list } = tool
  return (
    <article className={classes.card} data-absent={!isHere || undefined}>
      <header className={classes.cardHead}>
        <span className={classes.icon}>
          <Icon size={22} stroke={1.6} aria-hidden />
        </span>
        <h2>{title()}</h2>
      </header>
      <p className={classes.text}>{text()}</p>
      {isHere ? (
        <KeyValueList>
          <KeyValue label={m.template_cards_cost()}>
            <Cost tool={tool} figures={figures} />
          </KeyValue>
          <Saving tool={tool} fees={figures.fees} />
          <Used tool={tool} stats={figures.stats} />
        </KeyValueList>
      ) : (
        <StatusBadge>{m.template_cards_absent({ chain: activeChain.name })}</StatusBadge>
      )}
      {isHere && (
        <footer className={classes.actions}>
          {list && (
            <Button
              size="sm"
              variant="default"
              component={AppLink}
              to={list[0]}
              search={list[1] ?? {}}
              aria-label={`${m.template_cards_list()}: ${title()}`}
            >
              {m.template_cards_list()}
            </Button>
          )}
          <Button
            size="sm"
            component={AppLink}
            to={path}
            search={search ?? {}}
            aria-label={`${m.template_cards_open()}: ${title()}`}
          >
            {m.template_cards_open()}
          </Button>
        </footer>
      )}
    </article>
  )
}
