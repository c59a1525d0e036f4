import { formatInteger, m } from '@slipway/messages'
import type { ClaimsDraft, ClaimsDraftIssue } from '@slipway/sdk/airdrop/claims/claims-draft'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { openProblems } from '../../form/open-problems.ts'
import { loadRefusalText } from '../../form/use-refusal-text.ts'
import type { PublishProgress } from '../../list-file/list-progress.tsx'
import type { Review } from '../../transaction/use-review.tsx'
import type { ListSummary } from '../recipients/list-messages.ts'
import type { ClaimsFormScope } from './claims-form-context.ts'
import type { PublishedList } from './publish-claims-list.ts'

const loadValidation = () => withChunkTimeout(import('./claims-judge.ts'))

interface ClaimsSubmitOptions {
  factory: Address
  scope: Omit<ClaimsFormScope, 'listError'>
  review: Pick<Review, 'open'>
  /** Told once the review opens. */
  onPrepared: (pending: { token: Address; symbol: string; root: string }) => void
  /** Called when the form is right but nobody is connected. */
  onWalletNeeded: () => void
}

interface ClaimsSubmit {
  /** What keeps the form from being reviewed; empty until it was submitted. */
  problems: readonly FormProblem[]
  listError: string | undefined
  /** Number of refused submissions. */
  attempt: number
  /** What is being done; undefined between submissions. */
  progress: PublishProgress | undefined
  submit: () => Promise<void>
  stop: () => void
}

interface Right {
  readonly draft: ClaimsDraft
  readonly summary: ListSummary
  readonly facts: TokenFacts
}

/** What was published last: the same list is not sent twice. */
interface Published extends PublishedList {
  readonly summary: ListSummary
  readonly words: string
}

const tokenReading = () => m.airdrop_token_reading({ chain: activeChain.name })

/** What speaks against the list of a form, before the chain is asked. */
function listFault({ session }: Pick<ClaimsFormScope, 'session'>): string | undefined {
  if (session.list.state !== 'read') return m.airdrop_list_missing()
  const { issueCount } = session.list.summary
  return issueCount > 0
    ? m.airdrop_list_faulty({ count: issueCount, shown: formatInteger(issueCount) })
    : undefined
}

/** From the submitted form to the open review: shape, list, tree, publication, rehearsal on the network. */
export function useClaimsSubmit(options: ClaimsSubmitOptions): ClaimsSubmit {
  const { factory, scope, review, onPrepared, onWalletNeeded } = options
  const { form, token, session, unit, getNow } = scope
  const { address: account, chainId } = useConnection()
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [listError, setListError] = useState<string>()
  // A list that came since is not what was refused.
  const [refusedList, setRefusedList] = useState(session.list)
  const [attempt, setAttempt] = useState(0)
  const [progress, setProgress] = useState<PublishProgress>()
  const turn = useRef<AbortController>(undefined)
  const published = useRef<Published>(undefined)

  /** @param shown errors that the fields themselves show too */
  const refuse = async (errors: Record<string, string>, shown = errors) => {
    const { listClaimsProblems } = await loadValidation()
    const { list, ...fields } = shown
    setProblems(listClaimsProblems(errors))
    setListError(list)
    setRefusedList(session.list)
    form.setErrors(fields)
    setAttempt((before) => before + 1)
  }
  const refuseIssues = async (issues: readonly ClaimsDraftIssue[]) => {
    const { claimsErrors } = await loadValidation()
    await refuse(claimsErrors(issues, unit))
  }

  const readForm = async (): Promise<Right | undefined> => {
    const { judgeClaims, claimsErrors } = await loadValidation()
    const reading = judgeClaims(form.getValues(), getNow())
    const fault = listFault(scope)
    const errors = {
      ...(reading.ok ? {} : claimsErrors(reading.issues, unit)),
      ...(fault && { list: fault }),
      ...(token.state === 'missing' && {
        token: m.airdrop_token_missing({ chain: activeChain.name }),
      }),
    }
    if (Object.keys(errors).length > 0) await refuse(errors)
    else if (token.state !== 'known') {
      // The field says so by itself, for as long as it is so.
      await refuse({ token: tokenReading() }, {})
    } else if (reading.ok && session.list.state === 'read') {
      return { draft: reading.draft, summary: session.list.summary, facts: token.facts }
    }
    return undefined
  }

  const publish = async ({ draft, summary }: Right, signal: AbortSignal): Promise<Published> => {
    const { token: address, title, about } = draft
    const words = JSON.stringify([address, title, about])
    const before = published.current
    if (before?.summary === summary && before.words === words) return before
    const { publishClaimsList } = await withChunkTimeout(import('./publish-claims-list.ts'))
    const head = {
      chainId: activeChain.chainId,
      token: address,
      ...(title && { title }),
      ...(about && { about }),
    }
    const list = await publishClaimsList(session.client, head, setProgress, signal)
    published.current = { ...list, summary, words }
    return published.current
  }

  const run = async (signer: Address, signal: AbortSignal) => {
    const right = await readForm()
    if (!right) return
    const { draft, summary, facts } = right
    const { root, ipfsKey } = await publish(right, signal)
    setProgress({ step: 'check', part: 1 })
    const { prepareClaimsReview } = await withChunkTimeout(import('./prepare-claims-review.ts'))
    const { total, count } = summary
    const outcome = await prepareClaimsReview({
      factory,
      draft,
      list: { root, ipfsKey, total, count },
      token: facts,
      account: signer,
      isWalletHere: chainId === activeChain.chainId,
    })
    if (signal.aborted) return
    if (outcome.kind === 'stopped') return await refuse({ form: outcome.text })
    if (outcome.kind === 'refused') return await refuseIssues(outcome.issues)
    onPrepared({ token: draft.token, symbol: facts.symbol, root })
    review.open(outcome.plan)
  }

  const submit = async () => {
    const own = new AbortController()
    turn.current = own
    setProblems([])
    setListError(undefined)
    form.clearErrors()
    try {
      if (account) await run(account, own.signal)
      else if (await readForm()) onWalletNeeded()
    } catch (error) {
      if (own.signal.aborted) return
      // The specification's words for the whole, and beside the list what kept it from being published.
      // Without a connection the latter's own texts cannot be had either.
      const [say, texts] = await Promise.all([
        loadRefusalText(),
        withChunkTimeout(import('../../files/upload-problem.ts')).catch(() => undefined),
      ])
      const list = texts?.uploadProblemText(error)
      await refuse({ form: say('Airdrop_InfoFailed'), ...(list !== undefined && { list }) })
    } finally {
      setProgress(undefined)
    }
  }

  const openListError = refusedList === session.list ? listError : undefined
  const tokenError = token.state === 'known' ? undefined : tokenReading()
  const errors = { token: tokenError, ...form.errors, list: openListError }
  return {
    problems: openProblems(problems, errors),
    listError: openListError,
    attempt,
    progress,
    submit,
    stop: () => turn.current?.abort(new DOMException('Stopped.', 'AbortError')),
  }
}
