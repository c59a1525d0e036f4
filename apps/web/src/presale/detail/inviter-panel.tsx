import { Button, Skeleton } from '@mantine/core'
import { formatBps, formatInteger, m } from '@slipway/messages'
import type { InviterState } from '@slipway/sdk/platform/get-inviter-state'
import { reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import { presaleQueries } from '@slipway/sdk/presale/presale-queries'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { AddressText } from '@slipway/ui/address-text'
import { CopyField } from '@slipway/ui/copy-field'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { presaleContracts } from '../shared/presale-contracts.ts'
import classes from './inviter-panel.module.css'
import { InviterTree } from './inviter-tree.tsx'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleContext, PresaleView } from './presale-context.ts'
import { shareUrl } from './presale-links.ts'
import { rewardPlan } from './reward-plan.ts'

const WEIGHT_UNIT = 10_000n

/** What the reward would be if the presale were finished as it stands: weights are contribution × rate. */
function expectedReward({ presale }: PresaleView, weight: bigint): bigint {
  const { total } = presale.state
  const { hardCap } = presale.terms
  const full = weight / WEIGHT_UNIT
  return presale.kind === 'fair' && total > hardCap ? (full * hardCap) / total : full
}

/** Below the soft cap there is no finish that would pay it. */
const expectedLabel = ({ presale: { kind, terms, state } }: PresaleView): string =>
  reachesSoftCap(kind, terms, state.total)
    ? m.presale_inviter_expected()
    : m.presale_inviter_expected_soft()

/** What an account got, or could have claimed: of the rewards that were paid in, by its weight. */
const shareOf = ({ total, weight, totalWeight }: InviterState): bigint =>
  totalWeight === 0n ? 0n : (total * weight) / totalWeight

function Figures({ view, state }: { view: PresaleView; state: InviterState }) {
  const { money } = presaleAmounts(view.presale)
  const { my, status } = view
  const share = shareBps(state.weight, state.totalWeight)
  return (
    <KeyValueList>
      {my && (
        <KeyValue label={m.presale_inviter_mine()}>
          {my.inviter === zeroAddress ? (
            m.presale_inviter_mine_none()
          ) : (
            <AddressText address={my.inviter} />
          )}
        </KeyValue>
      )}
      <KeyValue label={m.presale_inviter_contribution()}>{money(state.contribution)}</KeyValue>
      <KeyValue label={m.presale_inviter_weight()}>{formatBps(share)}</KeyValue>
      {state.status === 'open' && status.label !== 'canceled' && (
        <KeyValue label={expectedLabel(view)}>{money(expectedReward(view, state.weight))}</KeyValue>
      )}
      {state.status === 'claimable' && (
        <KeyValue label={m.presale_inviter_pending()} emphasis="strong">
          {state.pending === 0n && shareOf(state) > 0n
            ? m.presale_inviter_paid()
            : money(state.pending)}
        </KeyValue>
      )}
    </KeyValueList>
  )
}

function MyLink({ view, account }: { view: PresaleView; account: Address }) {
  const url = shareUrl(view.presale, account)
  return (
    <CopyField label={m.presale_inviter_link()} value={url} copyLabel={m.presale_inviter_copy()} />
  )
}

function Reward({ act, state }: { act: PresaleContext; state: InviterState }) {
  const done = act.doneOf('inviter_claim')
  if (done)
    return (
      <NoticeBox tone="good" role="status">
        {done}
      </NoticeBox>
    )
  if (!presaleContracts || state.pending === 0n || !act.account) return null
  const { inviter } = presaleContracts
  const { account } = act
  return (
    <Button fullWidth onClick={() => act.open(rewardPlan(act, inviter, account, state.pending))}>
      {m.presale_inviter_claim({ amount: presaleAmounts(act.presale).money(state.pending) })}
    </Button>
  )
}

interface InviterPanelProps {
  view: PresaleView
  act: PresaleContext | undefined
}

/** What inviting brings, level by level. */
function rewardText({ inviter }: PresaleView['presale']): string {
  const rates = inviter.rates
    .map((bps, index) =>
      m.presale_inviter_level({ level: formatInteger(index + 1), rate: formatBps(bps) }),
    )
    .join(' · ')
  return inviter.rates.length > 1
    ? m.presale_inviter_text({ rates })
    : m.presale_inviter_text_one({ rates })
}

/** What stands there until the ledger is read. */
function Unread({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <Skeleton height={96} />
  return (
    <Notice tone="warn" onRetry={onRetry}>
      {m.presale_inviter_failed()}
    </Notice>
  )
}

/** Inviting others: my link, whom I brought, what it weighs, and the reward. */
export default function InviterPanel({ view, act }: InviterPanelProps) {
  const { presale, account, status } = view
  const isOpen = status.label === 'coming' || status.label === 'running'
  const {
    data: state,
    error,
    refetch,
  } = useQuery({
    ...presaleQueries.inviter(readClient, presaleContracts ?? { inviter: zeroAddress }, {
      presale: presale.address,
      ...(account && { account }),
    }),
    enabled: presaleContracts !== undefined,
  })
  return (
    <Panel
      title={isOpen ? m.presale_inviter_title() : m.presale_inviter_title_over()}
      description={isOpen || status.label === 'waiting' ? rewardText(presale) : undefined}
    >
      <div className={classes.stack}>
        {status.label === 'canceled' && (
          <NoticeBox tone="info">{m.presale_inviter_void()}</NoticeBox>
        )}
        {account ? (
          isOpen && <MyLink view={view} account={account} />
        ) : (
          <>
            <p className={classes.quiet}>
              {isOpen ? m.presale_inviter_connect() : m.presale_inviter_connect_over()}
            </p>
            <ConnectButton variant="default" fullWidth />
          </>
        )}
        {account && !state && <Unread error={error} onRetry={() => void refetch()} />}
        {account && state && (
          <>
            <Figures view={view} state={state} />
            {act && <Reward act={act} state={state} />}
            <InviterTree view={view} state={state} isOpen={isOpen} />
          </>
        )}
      </div>
    </Panel>
  )
}
