import { m } from '@slipway/messages'
import { taxedTokenAbi } from '@slipway/sdk/evm/taxed-token-abi'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { findOtherLauncher } from '@slipway/sdk/token/launch/find-other-launcher'
import { tokenQueries } from '@slipway/sdk/token/token-queries'
import type { TaxedState } from '@slipway/sdk/token/types'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { activeChain } from '../../../core/active-chain.ts'
import { readClient } from '../../../core/read-client.ts'
import { planOf } from '../plan-of.ts'
import type { PresaleContext } from '../presale-context.ts'

const tokenContracts = findTokenContracts(activeChain)

/** Into and out of the presale. */
const BOTH_DIRECTIONS = 3

function launcherPlan(act: PresaleContext) {
  const { presale } = act
  const { symbol } = presale.token
  return planOf(act, {
    kind: 'token_set_launcher',
    plan: planTransaction(tokenActionFlows.setLauncher, {
      token: presale.token.address,
      launcher: presale.address,
    }),
    review: {
      title: m.presale_admin_launcher_review({ symbol }),
      gets: [
        {
          label: m.presale_admin_launcher_gets(),
          value: presale.address,
          address: presale.address,
        },
      ],
    },
    done: m.presale_admin_launcher_done(),
  })
}

function exemptionPlan(act: PresaleContext) {
  const { presale } = act
  const { symbol } = presale.token
  return planOf(act, {
    kind: 'token_add_exemption',
    plan: planTransaction(tokenActionFlows.addExemption, {
      token: presale.token.address,
      account: presale.address,
      directions: BOTH_DIRECTIONS,
    }),
    review: {
      title: m.presale_admin_exempt_review({ symbol }),
      gets: [
        { label: m.presale_admin_exempt_gets(), value: presale.address, address: presale.address },
      ],
      permanent: [m.presale_admin_exempt_permanent()],
    },
    done: m.presale_admin_exempt_done(),
  })
}

interface TaxedProps {
  act: PresaleContext
  taxed: TaxedState
}

/** Whether the token lets this presale open its trading; it takes no tax on what that contract sends, whatever is exempt. */
const isLauncher = ({ presale }: PresaleContext, { launch }: TaxedState): boolean =>
  launch.launcher.toLowerCase() === presale.address.toLowerCase()

/** The one right that a gated token has to give, once: opening its trading in the finish (S-31). */
function Launcher({ act, taxed }: TaxedProps) {
  const title = m.presale_admin_launcher_title()
  const text = m.presale_admin_launcher_text()
  if (taxed.launch.isLaunched) return null
  if (act.presale.kind === 'private')
    return (
      <FactRow title={m.presale_admin_trading_title()} text={m.presale_admin_trading_text()}>
        <StatusBadge tone="bad">{m.presale_admin_trading_closed()}</StatusBadge>
      </FactRow>
    )
  if (findOtherLauncher(taxed.launch, act.presale.address))
    return (
      <FactRow title={title} text={m.presale_admin_launcher_elsewhere_text()}>
        <StatusBadge tone="bad">{m.presale_admin_launcher_elsewhere()}</StatusBadge>
      </FactRow>
    )
  if (isLauncher(act, taxed) && !act.doneOf('token_set_launcher'))
    return (
      <FactRow title={title} text={text}>
        <StatusBadge tone="good">{m.presale_admin_launcher_given()}</StatusBadge>
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="token_set_launcher"
      title={title}
      text={text}
      current={<StatusBadge tone="bad">{m.presale_admin_launcher_missing()}</StatusBadge>}
      open={m.presale_admin_launcher_give()}
      plan={() => launcherPlan(act)}
    />
  )
}

function Exemption({ act, taxed }: TaxedProps) {
  const { presale } = act
  const isFree = isLauncher(act, taxed)
  const { data: directions } = useQuery({
    queryKey: ['presale', presale.chainId, 'exemption', presale.address],
    queryFn: () =>
      readClient.readContract({
        address: presale.token.address,
        abi: taxedTokenAbi,
        functionName: 'exemptionOf',
        args: [presale.address],
      }),
    enabled: !isFree,
  })
  const isExempt = directions === BOTH_DIRECTIONS
  const title = m.presale_admin_exempt_title()
  const text = m.presale_admin_exempt_text()
  if (isFree)
    return (
      <FactRow title={title} text={m.presale_admin_exempt_unneeded_text()}>
        <StatusBadge tone="good">{m.presale_admin_exempt_unneeded()}</StatusBadge>
      </FactRow>
    )
  if (isExempt && !act.doneOf('token_add_exemption'))
    return (
      <FactRow title={title} text={text}>
        <StatusBadge tone="good">{m.presale_admin_exempt_yes()}</StatusBadge>
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="token_add_exemption"
      title={title}
      text={text}
      current={<StatusBadge tone="warn">{m.presale_admin_exempt_no()}</StatusBadge>}
      open={m.presale_admin_exempt_give()}
      finality={m.presale_admin_exempt_permanent()}
      plan={() => exemptionPlan(act)}
    />
  )
}

/** What the finish and the claims need of the token: the right to open trading, and no tax on what leaves the presale. */
export function TokenGroup({ act }: { act: PresaleContext }) {
  return tokenContracts ? <OwnToken act={act} contracts={tokenContracts} /> : null
}

function OwnToken({ act, contracts }: { act: PresaleContext; contracts: TokenContracts }) {
  const { address } = act.presale.token
  const facts = useQuery(tokenQueries.foreign(readClient, contracts, { address }))
  const isOwn = facts.data?.isFactoryToken === true
  const { data: token } = useQuery({
    ...tokenQueries.detail(readClient, contracts, { address }),
    enabled: isOwn,
  })
  const isOpen = act.presale.state.poolStatus === 0
  if (!isOpen || !facts.data || (isOwn && !token?.taxed)) return null
  return (
    <ActionGroup title={m.presale_admin_token_title()} text={m.presale_admin_token_text()}>
      {token?.taxed ? (
        <>
          <Launcher act={act} taxed={token.taxed} />
          <Exemption act={act} taxed={token.taxed} />
        </>
      ) : (
        <FactRow
          title={m.presale_admin_token_foreign()}
          text={
            act.presale.kind === 'private'
              ? m.presale_admin_token_foreign_text_private()
              : m.presale_admin_token_foreign_text()
          }
        >
          {act.presale.token.symbol}
        </FactRow>
      )}
    </ActionGroup>
  )
}
