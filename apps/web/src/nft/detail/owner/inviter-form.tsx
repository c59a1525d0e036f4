import { formatBps, formatInteger, m } from '@slipway/messages'
import { nftQueries } from '@slipway/sdk/nft/nft-queries'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { useQuery } from '@tanstack/react-query'
import { ActionForm } from '../../../action/action-form.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { readClient } from '../../../core/read-client.ts'
import { CreationFee } from '../../../creation-fee/creation-fee.tsx'
import { moneyText } from '../../shared/money-text.ts'
import type { NftAct } from '../nft-view.ts'
import { openInviterPlan } from './owner-plans.ts'
import { type RateField, readRatesParams } from './read-params.ts'

const levels: readonly RateField[] = ['level1', 'level2', 'level3']
const BPS = 10_000n

/** Why nobody could earn anything: opening it would cost the fee and bring inviters nothing, for good. */
function uselessText({ sale: { terms }, phase }: NftAct): string | undefined {
  if (phase === 'finished') return m.nftpage_own_inviter_over()
  // A list that has minted brings nothing any more.
  const isFree = terms.mintFee === 0n && (terms.listFee === 0n || phase === 'public')
  return isFree ? m.nftpage_own_inviter_free() : undefined
}

/** Opens rewards of inviters, once, out of the owner's part. */
export function InviterForm({ act, contracts }: { act: NftAct; contracts: NftContracts }) {
  const { state, terms } = act.sale
  const { data: fee } = useQuery(nftQueries.openInviterFee(readClient, contracts, act.account))
  const head = { title: m.nftpage_own_inviter_title(), text: m.nftpage_own_inviter_text() }
  const opened = state.inviterRates.map((bps) => formatBps(bps)).join(' / ')
  if (opened !== '' && act.doneOf('nft_open_inviter') === null)
    return <FactRow {...head}>{opened}</FactRow>
  const useless = uselessText(act)
  if (useless !== undefined && act.doneOf('nft_open_inviter') === null)
    return <FactRow {...head}>{useless}</FactRow>
  const money = moneyText(act.sale)
  const price = terms.mintFee > 0n ? terms.mintFee : terms.listFee
  return (
    <ActionForm<RateField, { readonly rates: readonly bigint[] }>
      act={act}
      kind="nft_open_inviter"
      {...head}
      current={opened || m.nftpage_own_inviter_off()}
      open={m.nftpage_own_inviter_open()}
      fields={levels.map((name, at) => ({
        name,
        label: m.nftpage_own_inviter_level({ level: formatInteger(at + 1) }),
        rule: m.nftpage_own_inviter_level_rule(),
        unit: '%',
        kind: 'number' as const,
      }))}
      initial={{ level1: '', level2: '', level3: '' }}
      read={readRatesParams}
      preview={({ rates }) =>
        m.nftpage_own_inviter_preview({
          price: money(price),
          amount: money((price * rates.reduce((sum, rate) => sum + rate, 0n)) / BPS),
        })
      }
      extra={<CreationFee tool="nft" fee={fee} label={m.nftpage_own_inviter_fee()} />}
      finality={m.nftpage_own_inviter_permanent()}
      plan={({ rates }) => {
        if (fee === undefined) throw new PlanRefused(m.nftpage_own_inviter_fee_unread())
        return openInviterPlan(act, { contracts, rates, fee })
      }}
    />
  )
}
