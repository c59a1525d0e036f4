import { m } from '@slipway/messages'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { taxedTokenAbi } from '@slipway/sdk/token/evm/taxed-token-abi'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { tokenQueries } from '@slipway/sdk/token/token-queries'
import type { TaxedState, TokenContracts } from '@slipway/sdk/token/types'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { activeChain } from '../../../shell/active-chain.ts'
import { readClient } from '../../../transaction/read-client.ts'
import { planOf } from '../plan-of.ts'
import type { SaleAct } from '../sale-act.ts'

const tokenContracts = findTokenContracts(activeChain)

/** Into and out of the sale. */
const BOTH_DIRECTIONS = 3

function launcherPlan(act: SaleAct) {
  const { sale } = act
  const { symbol } = sale.token
  return planOf(act, {
    kind: 'token_set_launcher',
    definition: tokenActionFlows.setLauncher,
    input: { token: sale.token.address, launcher: sale.address },
    review: {
      title: m.sale_admin_launcher_review({ symbol }),
      gets: [{ label: m.sale_admin_launcher_gets(), value: sale.address, address: sale.address }],
    },
    done: m.sale_admin_launcher_done(),
  })
}

function exemptionPlan(act: SaleAct) {
  const { sale } = act
  const { symbol } = sale.token
  return planOf(act, {
    kind: 'token_add_exemption',
    definition: tokenActionFlows.addExemption,
    input: { token: sale.token.address, account: sale.address, directions: BOTH_DIRECTIONS },
    review: {
      title: m.sale_admin_exempt_review({ symbol }),
      gets: [{ label: m.sale_admin_exempt_gets(), value: sale.address, address: sale.address }],
      permanent: [m.sale_admin_exempt_permanent()],
    },
    done: m.sale_admin_exempt_done(),
  })
}

/** The one right that a gated token has to give: opening its trading in the finish (S-31). */
function Launcher({ act, taxed }: { act: SaleAct; taxed: TaxedState }) {
  const isGiven = taxed.launch.launcher.toLowerCase() === act.sale.address.toLowerCase()
  const title = m.sale_admin_launcher_title()
  const text = m.sale_admin_launcher_text()
  if (taxed.launch.isLaunched) return null
  if (isGiven && !act.doneOf('token_set_launcher'))
    return (
      <FactRow title={title} text={text}>
        <StatusBadge tone="good">{m.sale_admin_launcher_given()}</StatusBadge>
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="token_set_launcher"
      title={title}
      text={text}
      current={<StatusBadge tone="bad">{m.sale_admin_launcher_missing()}</StatusBadge>}
      open={m.sale_admin_launcher_give()}
      plan={() => launcherPlan(act)}
    />
  )
}

function Exemption({ act }: { act: SaleAct }) {
  const { sale } = act
  const { data: directions } = useQuery({
    queryKey: ['presale', sale.chainId, 'exemption', sale.address],
    queryFn: () =>
      readClient.readContract({
        address: sale.token.address,
        abi: taxedTokenAbi,
        functionName: 'exemptionOf',
        args: [sale.address],
      }),
  })
  const isExempt = directions === BOTH_DIRECTIONS
  const title = m.sale_admin_exempt_title()
  const text = m.sale_admin_exempt_text()
  if (isExempt && !act.doneOf('token_add_exemption'))
    return (
      <FactRow title={title} text={text}>
        <StatusBadge tone="good">{m.sale_admin_exempt_yes()}</StatusBadge>
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="token_add_exemption"
      title={title}
      text={text}
      current={<StatusBadge tone="warn">{m.sale_admin_exempt_no()}</StatusBadge>}
      open={m.sale_admin_exempt_give()}
      finality={m.sale_admin_exempt_permanent()}
      plan={() => exemptionPlan(act)}
    />
  )
}

/** What the finish and the claims need of the token: the right to open trading, and no tax on what leaves the sale. */
export function TokenGroup({ act }: { act: SaleAct }) {
  return tokenContracts ? <OwnToken act={act} contracts={tokenContracts} /> : null
}

function OwnToken({ act, contracts }: { act: SaleAct; contracts: TokenContracts }) {
  const { address } = act.sale.token
  const facts = useQuery(tokenQueries.foreign(readClient, contracts, { address }))
  const isOwn = facts.data?.isFactoryToken === true
  const { data: token } = useQuery({
    ...tokenQueries.detail(readClient, contracts, { address }),
    enabled: isOwn,
  })
  const isOpen = act.sale.state.poolStatus === 0
  if (!isOpen || !facts.data || (isOwn && !token?.taxed)) return null
  return (
    <ActionGroup title={m.sale_admin_token_title()} text={m.sale_admin_token_text()}>
      {token?.taxed ? (
        <>
          <Launcher act={act} taxed={token.taxed} />
          <Exemption act={act} />
        </>
      ) : (
        <FactRow title={m.sale_admin_token_foreign()} text={m.sale_admin_token_foreign_text()}>
          {act.sale.token.symbol}
        </FactRow>
      )}
    </ActionGroup>
  )
}
