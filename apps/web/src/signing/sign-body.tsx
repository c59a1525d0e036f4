import { Button, Checkbox } from '@mantine/core'
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { findSignWarnings, type SignWarning } from '@slipway/sdk/signing/find-sign-warnings'
import { signFlow } from '@slipway/sdk/signing/sign-flow'
import { signLimits } from '@slipway/sdk/signing/sign-limits'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { writeSignRequest } from '@slipway/sdk/signing/sign-request'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { ConnectButton } from '../transaction/connect-button.tsx'
import { PrivateRelayNotice } from '../transaction/private-relay-notice.tsx'
import { TimeLeft } from '../transaction/time-left.tsx'
import { transactionStatus } from '../transaction/transaction-status.ts'
import {
  isSettled,
  type TransactionRecord,
  useTransactionStore,
} from '../transaction/transaction-store.ts'
import { useChainNow } from '../transaction/use-chain-now.ts'
import { useReview } from '../transaction/use-review.tsx'
import { CallList, explain } from './call-list.tsx'
import { findLaunch } from './find-launch.ts'
import { ForecastPanel } from './forecast-panel.tsx'
import { useCreatedTokens, useForecast } from './request-reads.ts'
import classes from './sign.module.css'
import { signPlan } from './sign-plan.ts'

/** All of it is in a block and proven, whether or not the index has it. */
const isDone = ({ state: { status, steps } }: TransactionRecord) =>
  (status === 'mined' || status === 'indexed') && steps.every(({ result }) => result !== undefined)

/**
 * The run of this very request that was signed or proposed before, as in a page that is left, and is under way or, where
 * it is settled, done: signing again would do it twice.
 */
function useKeptRequest(request: SignRequest): TransactionRecord | undefined {
  const records = useTransactionStore((store) => store.records)
  const text = writeSignRequest(request)
  return records.find(
    (record) =>
      record.state.name === signFlow.name &&
      (!isSettled(record) || isDone(record)) &&
      writeSignRequest(record.state.input as SignRequest) === text,
  )
}

const warningTexts: Record<SignWarning, () => string> = {
  unknown: m.signing_warn_unknown,
  token: m.signing_warn_token,
  right: m.signing_warn_right,
  unlimited: m.signing_warn_unlimited,
  handover: m.signing_warn_handover,
  untried: m.signing_warn_untried,
}

/** What takes something away, now or later. */
const losses: readonly SignWarning[] = ['unlimited', 'right', 'handover']

const isOurs = (to: Address) => explain({ to, data: '0x', valueWei: 0n }).contract !== undefined

interface SignBodyProps {
  id: string
  request: SignRequest
}

/** A request of this network: what it is, what it would do, and the way to the wallet of the one it is for. */
export default function SignBody({ id, request }: SignBodyProps) {
  const now = useChainNow()
  const { address } = useConnection()
  const [sent, setSent] = useState<FlowState | null>(null)
  const review = useReview(setSent)
  const kept = useKeptRequest(request)
  const done = sent ?? (kept && isSettled(kept) ? kept.state : null)
  const isOver = now >= request.expiresAt
  const isTooLong = request.expiresAt - now > signLimits.maxSeconds
  const isOpen = !done && !isOver && !isTooLong
  const forecast = useForecast(id, request, isOpen)
  const created = useCreatedTokens(id, request)
  const launch = findLaunch(request)
  const isOwn = address !== undefined && isAddressEqual(address, request.account)
  if (done) return <Done state={done} />
  return (
    <>
      <Head id={id} request={request} />
      {isOver && (
        <NoticeBox tone="bad" role="alert" title={m.signing_over_title()}>
          {m.signing_over_text()}
        </NoticeBox>
      )}
      {isTooLong && (
        <NoticeBox tone="bad" role="alert" title={m.signing_long_title()}>
          {m.signing_long_text()}
        </NoticeBox>
      )}
      {isOpen && (
        <ForecastPanel
          forecast={forecast.data}
          isError={forecast.isError}
          isFetching={forecast.isFetching}
          onRetry={() => void forecast.refetch()}
        />
      )}
      <Panel title={m.signing_calls_title()} description={m.signing_calls_text()}>
        <CallList calls={request.calls} />
      </Panel>
      {isOpen && launch && <PrivateRelayNotice act={launch} />}
      {kept && (
        <NoticeBox tone="warn" role="status" title={m.transaction_underway()}>
          {m.transaction_underway_text({
            status: transactionStatus(kept.state, activeChain).title,
          })}
        </NoticeBox>
      )}
      {isOpen && !kept && forecast.data && (
        <Decision
          request={request}
          warnings={findSignWarnings(request, request.calls.map(explain), forecast.data, {
            created,
            isOurs,
          })}
          isRefused={forecast.data.state === 'refused'}
          isOwn={isOwn}
          isConnected={address !== undefined}
          onSign={() => forecast.data && review.open(signPlan(request, forecast.data))}
        />
      )}
      {/* A review that is open when the time is over goes with it. */}
      {isOpen && review.dialog}
    </>
  )
}

function Head({ id, request: { account, purpose, expiresAt } }: SignBodyProps) {
  return (
    <Panel title={m.signing_head_title()} description={m.signing_head_text()}>
      <div className={classes.stack}>
        <p className={classes.purpose}>{purpose || m.signing_purpose_none()}</p>
        <KeyValueList>
          <KeyValue label={m.signing_account()}>
            <AddressText
              address={account}
              isFull
              explorer={explorerAddressUrl(activeChain, account)}
            />
          </KeyValue>
          <KeyValue label={m.signing_network()}>{activeChain.name}</KeyValue>
          <KeyValue label={m.signing_left()}>
            <TimeLeft until={expiresAt} />
          </KeyValue>
          <KeyValue label={m.signing_code()} help={m.signing_code_help()}>
            <code>{id}</code>
          </KeyValue>
        </KeyValueList>
      </div>
    </Panel>
  )
}

interface DecisionProps {
  request: SignRequest
  warnings: readonly SignWarning[]
  isRefused: boolean
  isOwn: boolean
  isConnected: boolean
  onSign: () => void
}

/** Warnings, and the button for the one account that may. */
function Decision({ request, warnings, isRefused, isOwn, isConnected, onSign }: DecisionProps) {
  const [isMeant, setMeant] = useState(false)
  const needsTick = warnings.length > 0
  if (!isConnected)
    return (
      <div className={classes.actions}>
        <ConnectButton />
      </div>
    )
  if (!isOwn)
    return (
      <NoticeBox tone="warn" role="status" title={m.signing_other_title()}>
        {m.signing_other_text({ account: shortenAddress(request.account) })}
      </NoticeBox>
    )
  return (
    <div className={classes.stack}>
      {warnings.map((warning) => (
        <NoticeBox key={warning} tone={losses.includes(warning) ? 'bad' : 'warn'} role="status">
          {warningTexts[warning]()}
        </NoticeBox>
      ))}
      {needsTick && !isRefused && (
        <Checkbox
          label={m.signing_meant()}
          checked={isMeant}
          onChange={(event) => setMeant(event.currentTarget.checked)}
        />
      )}
      <div className={classes.actions}>
        <Button disabled={isRefused || (needsTick && !isMeant)} onClick={onSign}>
          {m.signing_sign()}
        </Button>
      </div>
    </div>
  )
}

function Done({ state }: { state: FlowState }) {
  const hash = state.steps.at(-1)?.hash
  return (
    <NoticeBox
      tone="good"
      role="status"
      title={m.signing_done_title()}
      actions={
        hash && (
          <Button variant="default" component={AppLink} to="/result/success" search={{ tx: hash }}>
            {m.signing_done_look()}
          </Button>
        )
      }
    >
      {m.signing_done_text()}
    </NoticeBox>
  )
}
