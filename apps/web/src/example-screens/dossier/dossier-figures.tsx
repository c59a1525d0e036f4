import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { useTokenHolders } from '../../token/shared/use-indexed-token.ts'
import type { Dossier } from './use-dossier.ts'

const LARGEST = 10

/** Base units that the largest holders have together, from the first page of the index; `null` while nobody knows. */
function useConcentration(token: string) {
  const { data, isError } = useTokenHolders(token)
  const first = data?.pages[0]?.items.slice(0, LARGEST)
  if (isError && !first) return null
  return first?.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
}

function shareText(part: bigint, whole: bigint): string {
  return whole === 0n ? '—' : formatBps(shareBps(part, whole))
}

/** The figures that a reader looks for first. */
export function DossierFigures({ token, dossier }: { token: TokenFacts; dossier: Dossier }) {
  const { indexed, locks, isPending } = dossier
  const concentration = useConcentration(token.address)
  const unknown = isPending ? undefined : '—'
  const supply = formatAmount(token.totalSupply, token.decimals, { notation: 'compact' })
  return (
    <Panel title={m.template_dossier_figures()} description={m.template_dossier_figures_text()}>
      <StatRow>
        <Stat label={m.template_dossier_supply()} value={supply} unit={token.symbol} />
        <Stat
          label={m.template_dossier_holders()}
          value={indexed ? formatInteger(indexed.holderCount) : unknown}
        />
        <Stat
          label={m.template_dossier_concentration({ count: LARGEST })}
          value={
            concentration === null
              ? '—'
              : concentration === undefined
                ? unknown
                : shareText(concentration, token.totalSupply)
          }
        />
        <Stat
          label={m.template_dossier_locked()}
          value={locks ? shareText(BigInt(locks.totalLocked), token.totalSupply) : unknown}
        />
        <Stat
          label={m.template_dossier_presales()}
          value={dossier.presales ? formatInteger(dossier.presales.length) : unknown}
        />
      </StatRow>
    </Panel>
  )
}
