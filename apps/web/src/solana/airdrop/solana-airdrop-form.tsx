import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { ClaimsTerms } from '@slipway/sdk/airdrop/claims/read-claims-terms'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useEffect, useRef, useState } from 'react'
import { focusOnceDrawn } from '../../core/focus-once-drawn.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { saveFile } from '../../files/save-file.ts'
import { onEntry } from '../../form/on-entry.ts'
import type { PublishProgress } from '../../list-file/list-progress.tsx'
import consoleClasses from '../console/console.module.css'
import classes from './airdrop.module.css'
import { Covering, type Keeping, ListKeeping } from './list-keeping.tsx'
import { type ListProblem, listProblem } from './list-problem.ts'
import { ListSection } from './list-section.tsx'
import type { AirdropMaking } from './prepare-airdrop-creation.ts'
import { TermsFields } from './terms-fields.tsx'
import { useListSession } from './use-list-session.ts'
import { useTermsForm } from './use-terms-form.ts'

const Publishing = lazyPart(() => import('../../list-file/list-progress.tsx'))

interface SolanaAirdropFormProps {
  chain: SolanaChainDefinition
  token: LockToken
  held: bigint
  now: number
  /** Another airdrop of this account is not in a block yet. */
  isUnderway: boolean
  isPreparing: boolean
  problem: string | undefined
  /** Told when something in the form was changed. */
  onEntry: () => void
  onReview: (making: Omit<AirdropMaking, 'program'>) => void
  /** Under this name a reload finds what was entered; a file has to be chosen again. */
  kept: string
}

/** A list with its file, and what is wrong with it. */
function useKeptList({
  chain,
  token,
  held,
}: Pick<SolanaAirdropFormProps, 'chain' | 'token' | 'held'>) {
  const session = useListSession(token)
  const [keeping, setKeeping] = useState<Keeping>('stored')
  const { list } = session
  const summary = list.state === 'read' ? list.summary : undefined
  const isRight = summary !== undefined && summary.count > 0 && summary.issueCount === 0
  // A summary is one list: after a change its file has to be saved anew.
  const [saved, setSaved] = useState<typeof summary>()
  const isSaved = isRight && saved === summary
  const save = async () => {
    const head = { chainId: chain.chainId, mint: token.mint }
    const file = await session.client.ask('write', { head })
    saveFile(`airdrop-${token.mint.slice(0, 8)}.json`, file)
    setSaved(summary)
  }
  const isKept = keeping === 'stored' || isSaved
  const problem = listProblem({ list, token, held, isKept })
  return { session, summary, isRight, keeping, setKeeping, isSaved, save, problem }
}

/** List, file and terms of an airdrop, judged by the rules of the program. */
export default function SolanaAirdropForm(props: SolanaAirdropFormProps) {
  const { chain, token, held, now, isUnderway, isPreparing, problem, onReview } = props
  const kept = useKeptList(props)
  const [isAsked, setAsked] = useState(false)
  const [progress, setProgress] = useState<PublishProgress>()
  const turn = useRef<AbortController>(undefined)
  useEffect(() => () => turn.current?.abort(), [])
  const review = (terms: ClaimsTerms) => {
    if (!kept.summary || kept.problem !== undefined) return
    turn.current = new AbortController()
    onReview({
      ...{ chain, token, terms, summary: kept.summary, client: kept.session.client },
      ...{ isStored: kept.keeping === 'stored', tell: setProgress, signal: turn.current.signal },
    })
  }
  const form = useTermsForm(token, now, props.kept, review)
  const errorAt = (place: ListProblem['at']) =>
    isAsked && kept.problem?.at === place ? kept.problem.text : undefined
  return (
    <form
      noValidate
      className={consoleClasses.column}
      onSubmit={(event) => {
        setAsked(true)
        form.onSubmit(event)
        focusOnceDrawn(event.currentTarget, '[data-refusal]')
      }}
      {...onEntry(props.onEntry)}
    >
      <ListSection
        session={kept.session}
        token={token}
        error={errorAt('list')}
        kept={`${props.kept}.list`}
      >
        {kept.isRight && kept.summary && (
          <>
            <Covering token={token} summary={kept.summary} held={held} />
            <ListKeeping {...kept} error={errorAt('file')} onSave={() => void kept.save()} />
          </>
        )}
      </ListSection>
      <TermsFields form={form} now={now} />
      <div aria-live="polite">
        {isPreparing && progress && (
          <LatePart>
            <Publishing progress={progress} onStop={() => turn.current?.abort()} />
          </LatePart>
        )}
      </div>
      {problem && (
        <NoticeBox tone="warn" role="alert">
          {problem}
        </NoticeBox>
      )}
      <Button
        type="submit"
        className={consoleClasses.submit}
        loading={isPreparing}
        disabled={isUnderway}
      >
        {m.airdrop_submit()}
      </Button>
      <p className={classes.muted}>{m.solana_airdrop_cost({ chain: chain.name })}</p>
    </form>
  )
}
