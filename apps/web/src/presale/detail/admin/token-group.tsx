import { joinSentences, m } from '@slipway/messages'
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
import { type Address, zeroAddress } from 'viem'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { activeChain } from '../../../core/active-chain.ts'
import { readClient } from '../../../core/read-client.ts'
import { planOf } from '../plan-of.ts'
import type { PresaleContext } from '../presale-context.ts'

const tokenContracts = findTokenContracts(activeChain)

/** Into and out of the presale; its claims need the second alone. */
const BOTH_DIRECTIONS = 3
const OUT = 2

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
  /** Of the token. */
  owner: Address
  taxed: TaxedState
}

/** Whether the token lets this presale open its trading; it takes no tax on what that contract sends, whatever is exempt. */
const isLauncher = ({ presale }: PresaleContext, { launch }: TaxedState): boolean =>
  launch.launcher.toLowerCase() === presale.address.toLowerCase()

/** Whether the connected wallet may give what the token gives: its owner, who need not be the presale's. */
const isTokenOwner = ({ account }: PresaleContext, owner: Address): boolean =>
  account?.toLowerCase() === owner.toLowerCase()

/** A row of something that is missing, for whoever cannot give it. */
function Missing({
  owner,
  ...row
}: Record<'title' | 'text' | 'badge', string> & { owner: Address }) {
  const who =
    owner === zeroAddress ? m.presale_admin_token_nobody() : m.presale_admin_token_owner_only()
  return (
    <FactRow title={row.title} text={joinSentences([row.text, who])}>
      <StatusBadge tone="bad">{row.badge}</StatusBadge>
    </FactRow>
  )
}

/** Why nobody can give a presale with a pool the right any more: without it there is no finish, whether the token trades or not. */
function lostRight({ launch }: TaxedState, presale: Address) {
  if (findOtherLauncher(launch, presale))
    return {
      text: m.presale_admin_launcher_elsewhere_text(),
      badge: m.presale_admin_launcher_elsewhere(),
    }
  return launch.isLaunched
    ? { text: m.presale_admin_launcher_late_text(), badge: m.presale_admin_launcher_late() }
    : undefined
}

/** The one right that a gated token has to give, once: opening its trading in the finish (S-31). */
function Launcher({ act, owner, taxed }: TaxedProps) {
  const title = m.presale_admin_launcher_title()
  const text = m.presale_admin_launcher_text()
  const badge = m.presale_admin_launcher_missing()
  const isGiven = isLauncher(act, taxed)
  const lost = isGiven ? undefined : lostRight(taxed, act.presale.address)
  if (lost)
    return (
      <FactRow title={title} text={lost.text}>
        <StatusBadge tone="bad">{lost.badge}</StatusBadge>
      </FactRow>
    )
  if (taxed.launch.isLaunched) return null
  if (isGiven && !act.doneOf('token_set_launcher'))
    return (
      <FactRow title={title} text={text}>
        <StatusBadge tone="good">{m.presale_admin_launcher_given()}</StatusBadge>
      </FactRow>
    )
  if (!isGiven && !isTokenOwner(act, owner)) return <Missing {...{ title, text, badge, owner }} />
  return (
    <PlainAction
      act={act}
      kind="token_set_launcher"
      title={title}
      text={text}
      current={<StatusBadge tone="bad">{badge}</StatusBadge>}
      open={m.presale_admin_launcher_give()}
      plan={() => launcherPlan(act)}
    />
  )
}

/** What a private presale, which opens no trading, waits for. */
function Trading({ act, owner, taxed }: TaxedProps) {
  if (taxed.launch.isLaunched) return null
  const title = m.presale_admin_trading_title()
  const text = m.presale_admin_trading_text()
  const badge = m.presale_admin_trading_closed()
  if (!isTokenOwner(act, owner)) return <Missing {...{ title, text, badge, owner }} />
  return (
    <FactRow title={title} text={text}>
      <StatusBadge tone="bad">{badge}</StatusBadge>
    </FactRow>
  )
}

/** Without it a private presale cannot be finished; one that opens trading needs none, and without that right has no claims. */
function Exemption({ act, owner, taxed }: TaxedProps) {
  const { presale } = act
  const isFree = isLauncher(act, taxed)
  const isAsked = presale.kind === 'private' && !isFree
  const { data: directions } = useQuery({
    queryKey: ['presale', presale.chainId, 'exemption', presale.address],
    queryFn: () =>
      readClient.readContract({
        address: presale.token.address,
        abi: taxedTokenAbi,
        functionName: 'exemptionOf',
        args: [presale.address],
      }),
    enabled: isAsked,
  })
  const title = m.presale_admin_exempt_title()
  const text = m.presale_admin_exempt_text()
  if (isFree)
    return (
      <FactRow title={title} text={m.presale_admin_exempt_unneeded_text()}>
        <StatusBadge tone="good">{m.presale_admin_exempt_unneeded()}</StatusBadge>
      </FactRow>
    )
  if (!isAsked || directions === undefined) return null
  if ((directions & OUT) !== 0 && !act.doneOf('token_add_exemption'))
    return (
      <FactRow title={title} text={text}>
        <StatusBadge tone="good">{m.presale_admin_exempt_yes()}</StatusBadge>
      </FactRow>
    )
  const badge = m.presale_admin_exempt_no()
  if (!isTokenOwner(act, owner)) return <Missing {...{ title, text, badge, owner }} />
  return (
    <PlainAction
      act={act}
      kind="token_add_exemption"
      title={title}
      text={text}
      current={<StatusBadge tone="bad">{badge}</StatusBadge>}
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
  // What has failed by the clock is not finished any more, before anybody has said so on chain.
  const isOpen = act.presale.state.poolStatus === 0 && act.status.label !== 'canceled'
  if (!isOpen || !facts.data || (isOwn && !token?.taxed)) return null
  return (
    <ActionGroup title={m.presale_admin_token_title()} text={m.presale_admin_token_text()}>
      {token?.taxed ? (
        <>
          {act.presale.kind === 'private' ? (
            <Trading act={act} owner={token.owner} taxed={token.taxed} />
          ) : (
            <Launcher act={act} owner={token.owner} taxed={token.taxed} />
          )}
          <Exemption act={act} owner={token.owner} taxed={token.taxed} />
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
