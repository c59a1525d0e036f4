import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { hashPayList } from '@slipway/sdk/airdrop/multisend/calculate-list-id'
import type { ListReading } from '@slipway/sdk/airdrop/recipients/create-list-reader'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useMemo, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { useDraftLock } from '../../form/use-draft-lock.ts'
import { type ListReader, useListReading } from '../../list-file/use-list-reading.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { ListClient } from '../recipients/list-client.ts'
import type { ListQuestions } from '../recipients/list-messages.ts'
import { AssetSection } from './asset-section.tsx'
import { type BegunList, begunLists, isSameList, listName, toBegunList } from './begun-list.ts'
import { BegunNotice, WantedNotice, WantedOutcome } from './begun-notice.tsx'
import classes from './multisend.module.css'
import { emptyMultisend, type MultisendDraftValues, multisendDrafts } from './multisend-drafts.ts'
import { MultisendRun } from './multisend-run.tsx'
import { SendListEntry } from './send-list-entry.tsx'
import type { SendUnit } from './send-unit.ts'
import { type MultisendPlanning, useMultisendPlan } from './use-multisend-plan.ts'
import { useSendAsset } from './use-send-asset.ts'

function PlanningNote({ planning }: { planning: MultisendPlanning }) {
  const { isPlanning, step, problem } = planning
  const { name: chain } = activeChain
  if (problem)
    return (
      <NoticeBox tone="warn" role="alert">
        {problem}
      </NoticeBox>
    )
  if (!isPlanning) return null
  return (
    <p className={classes.note} role="status">
      {step ? m.multisend_planning({ ...step, chain }) : m.multisend_planning_start({ chain })}
    </p>
  )
}

interface MultisendFormProps {
  contracts: AirdropContracts
  /** A list that a link says to go on with, by `listName`. */
  list?: string | undefined
  /** Another list is begun: the link has done its work. */
  onForget?: () => void
}

type SendQuestion = ListQuestions['send']['params']

function makeReader(): ListReader<SendQuestion, ListReading> {
  const client = new ListClient()
  return { read: (question) => client.ask('send', question), stop: () => client.stop() }
}

/** What a list's text holds. @param unit null while it is not known what is sent */
export function useSendList(text: string, unit: SendUnit | null) {
  const [reader] = useState(makeReader)
  const { kind, decimals } = unit ?? {}
  const question = useMemo(() => {
    if (text.trim() === '' || kind === undefined || decimals === undefined) return null
    return { text, kind, decimals }
  }, [text, kind, decimals])
  return useListReading(question, reader)
}

/** Sends a list: what and to whom, then what it costs, then batch after batch. */
export default function MultisendForm({ contracts, list: wanted, onForget }: MultisendFormProps) {
  const { address: account } = useConnection()
  const [values, setValues] = useState(() => multisendDrafts.load()?.values ?? emptyMultisend)
  const isTyped = useRef(false)
  const isElsewhere = useDraftLock(multisendDrafts.lock, values !== emptyMultisend)
  const takeOver = async () => {
    await multisendDrafts.lock.take()
    const stored = multisendDrafts.load()
    if (isTyped.current || !stored) multisendDrafts.lock.keep(() => multisendDrafts.save(values))
    else setValues(stored.values)
  }
  const put = (change: Partial<MultisendDraftValues>) => {
    isTyped.current = true
    // Another list has other people.
    const next = { ...values, leftOut: [], ...change }
    setValues(next)
    setProblem(null)
    multisendDrafts.lock.keep(() => multisendDrafts.save(next))
  }
  const [problem, setProblem] = useState<string | null>(null)
  const asset = useSendAsset(values.kind, values.address)
  const sendList = useSendList(values.text, asset.unit)
  const { reading, isReading } = sendList
  const { planning, make, forget } = useMultisendPlan(contracts)
  const { begun, listHash, keep, drop } = useBegunList(reading)
  const restore = () => {
    if (begun) put(begun.values)
    forget()
  }
  const submit = (leftOut: ReadonlySet<number> = new Set(values.leftOut)) => {
    if (!asset.asset || !asset.unit) return setProblem(m.multisend_asset_unknown())
    if (!reading || reading.issueCount > 0) return setProblem(m.multisend_no_rows())
    if (!account) return
    const draft = { asset: asset.asset, list: reading.list }
    void make({ draft, account, unit: asset.unit, leftOut })
  }
  const { plan } = planning
  const { unit } = asset
  // Another account is another sender: its list is another one to the contract.
  if (plan && unit && plan.account === account)
    return (
      <MultisendRun
        key={`${plan.listId}-${plan.leftOut.size}`}
        plan={plan}
        unit={unit}
        issues={planning.issues}
        remarks={
          <>
            {wanted && <WantedOutcome name={wanted} planned={listName(plan.listId)} />}
            {begun && begun.name !== listName(plan.listId) && (
              <BegunNotice begun={begun} isSame={false} onRestore={restore} />
            )}
          </>
        }
        onSent={(sent) => keep(toBegunList(values, plan, { sent, unit }))}
        onLeaveOut={(rows) => {
          const leftOut = new Set([...plan.leftOut, ...rows])
          put({ leftOut: [...leftOut] })
          submit(leftOut)
        }}
        onEdit={(isBegun) => {
          // Of a list that was begun they stay left out: their batch may be behind it.
          if (!isBegun) put({ leftOut: [] })
          forget()
        }}
        onStale={() => submit(plan.leftOut)}
        onAgain={() => {
          multisendDrafts.clear()
          drop()
          onForget?.()
          setValues(emptyMultisend)
          forget()
        }}
      />
    )
  const now = { values, account, asset: asset.asset, listHash }
  return (
    <form
      noValidate
      className={classes.page}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <DraftElsewhere isElsewhere={isElsewhere} takeOver={takeOver} />
      {wanted && begun?.name !== wanted && <WantedNotice name={wanted} />}
      {begun && <BegunNotice begun={begun} isSame={isSameList(begun, now)} onRestore={restore} />}
      <AssetSection
        kind={values.kind}
        onKind={(kind) => put({ kind })}
        address={values.address}
        onAddress={(address) => put({ address })}
        asset={asset}
      />
      <SendListEntry
        text={values.text}
        onText={(text) => put({ text })}
        unit={asset.unit}
        state={sendList}
      />
      {problem && (
        <NoticeBox tone="warn" role="alert">
          {problem}
        </NoticeBox>
      )}
      <PlanningNote planning={planning} />
      <div className={classes.actions}>
        {account ? (
          <Button
            type="submit"
            size="md"
            loading={planning.isPlanning}
            disabled={isReading || asset.state === 'reading'}
          >
            {m.multisend_plan()}
          </Button>
        ) : (
          <ConnectButton size="md" />
        )}
      </div>
    </form>
  )
}

/**
 * The list of which something was sent, in this browser, until it is done with.
 * @param reading what the form holds; hashed once to be compared, and only where there is something to compare with
 */
function useBegunList(reading: ListReading | null) {
  const [begun, setBegun] = useState(() => begunLists.load()?.values.list ?? null)
  const isCompared = begun !== null && reading?.issueCount === 0
  const listHash = useMemo(
    () => (isCompared ? hashPayList(reading.list) : undefined),
    [isCompared, reading],
  )
  return {
    begun,
    listHash,
    keep: (list: BegunList) => {
      begunLists.save({ list })
      setBegun(list)
    },
    drop: () => {
      begunLists.clear()
      setBegun(null)
    },
  }
}
