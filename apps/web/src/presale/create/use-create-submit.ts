import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { unloadedProblem } from '../../form/unloaded-problem.ts'
import { type FormCheck, useFormCheck } from '../../form/use-form-check.ts'
import type { Review } from '../../transaction/use-review.tsx'
import { loadDraftReader } from './load-draft-reader.ts'
import { emptyPreflight, type Preflight, withStage } from './preflight.ts'
import type { PreparedPresale } from './prepare-presale.ts'
import type { PresaleFormScope } from './presale-form-context.ts'
import type { PresaleToken } from './presale-token.ts'
import type { PresaleIssue } from './read-draft.ts'
import type { WhitelistLists } from './read-whitelist.ts'
import { isAbort, noLists, type Whitelist } from './use-whitelist.ts'

interface CreateSubmitOptions {
  contracts: PresaleContracts
  scope: PresaleFormScope
  whitelist: Whitelist
  getNow: () => number
  review: Pick<Review, 'open'>
  /** Told where the presale will be, once its review opens. */
  onPrepared: (presale: Address) => void
  /** Called when the form is right but nobody is connected. */
  onWalletNeeded: () => void
}

interface CreateSubmit extends FormCheck {
  preflight: Preflight
  submit: () => Promise<void>
}

/** Lines of the lists that cannot be taken, as issues of their fields. */
function listIssues({ issues }: WhitelistLists): readonly PresaleIssue[] {
  return issues.map(({ tier, code, args }) => ({
    field: tier === 1 ? 'tierOne' : 'tierTwo',
    code,
    args,
  }))
}

/** What was submitted, with the token of that moment. */
interface ReadForm {
  draft: PresaleDraft
  lists: WhitelistLists
  found: PresaleToken
}

/** What stands at a token's field where the chain has none there; one that is not typed yet is an issue of the form. */
const tokenError = ({ state }: PresaleToken): Readonly<Record<string, string>> =>
  state === 'missing' ? { token: m.presale_token_missing({ chain: activeChain.name }) } : {}

const pollMs = 100
/** Longer than a slow node takes; who has submitted is told then that none answers. */
const giveUpMs = 10_000

/** What became of the reading of the form's token; still `reading` where no answer came in time. */
async function settleToken(token: () => PresaleToken): Promise<PresaleToken> {
  const end = performance.now() + giveUpMs
  while (token().state === 'reading' && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return token()
}

/** From the submitted form to the open review: shape, lists, chain, information, rehearsal of the listing. */
export function useCreateSubmit(options: CreateSubmitOptions): CreateSubmit {
  const { contracts, scope, whitelist, getNow, review, onPrepared, onWalletNeeded } = options
  const { form, kind, token } = scope
  const { address: account, chainId } = useConnection()
  const { problems, attempt, isChecking, check, showProblems } = useFormCheck(form)
  const [preflight, setPreflight] = useState(emptyPreflight)

  // An answer that comes while a submission waits for it.
  const latest = useRef(token)
  useEffect(() => {
    latest.current = token
  }, [token])

  const refuse = async (issues: readonly PresaleIssue[], found = latest.current) => {
    const { formErrors, listProblems } = await loadDraftReader()
    const errors = { ...formErrors(issues, form.getValues()), ...tokenError(found) }
    showProblems(listProblems(errors, form.getValues()), errors)
  }

  const readForm = async (): Promise<ReadForm | null> => {
    const { readDraft } = await loadDraftReader()
    const judge = () => readDraft(form.getValues(), kind, getNow())
    // Its units decide what the entries mean; what is wrong without them is said at once.
    if (judge().draft) await settleToken(() => latest.current)
    const found = latest.current
    const values = form.getValues()
    const { draft, issues } = judge()
    const hasLists = kind === 'private' || values.whitelistMode !== 'off'
    const lists = hasLists ? await whitelist.read() : noLists
    const all = [...issues, ...listIssues(lists)]
    if (draft && all.length === 0 && found.state !== 'missing') return { draft, lists, found }
    await refuse(all, found)
    return null
  }

  const conclude = async (outcome: PreparedPresale) => {
    if (outcome.kind === 'refused') return await refuse(outcome.issues)
    if (outcome.kind === 'stopped')
      return setPreflight((before) => ({ ...before, problem: outcome.text, remedy: undefined }))
    onPrepared(outcome.presale)
    review.open(outcome.plan)
  }

  /** Nothing is known of the token: no node answered, or none in time. */
  const unread = (found: PresaleToken): Pick<Preflight, 'problem' | 'remedy'> => ({
    problem: m.presale_check_unreachable({ chain: activeChain.name }),
    remedy:
      found.state === 'unread'
        ? { label: m.shell_retry(), run: () => void submit(found.retry) }
        : undefined,
  })

  const run = async (owner: Address) => {
    const show = (stage: Parameters<typeof withStage>[1], to: Parameters<typeof withStage>[2]) =>
      setPreflight((before) => withStage(before, stage, to))
    show('entries', 'running')
    const read = await readForm()
    show('entries', read?.found.state === 'known' ? 'passed' : 'failed')
    if (!read) return
    const { found, ...entries } = read
    if (found.state !== 'known') return setPreflight((before) => ({ ...before, ...unread(found) }))
    const { preparePresale } = await withChunkTimeout(import('./prepare-presale.ts'))
    const params = {
      contracts,
      ...entries,
      values: form.getValues(),
      token: found.facts,
      owner,
      isWalletHere: chainId === activeChain.chainId,
    }
    await conclude(await preparePresale(params, show))
  }

  /** @param readAgain what the submission waits for, when it is one that stopped for want of it */
  const submit = async (readAgain?: () => Promise<unknown>) => {
    setPreflight(readAgain ? withStage(emptyPreflight, 'entries', 'running') : emptyPreflight)
    await check(async () => {
      try {
        await readAgain?.()
        if (account) await run(account)
        else if (await readForm()) onWalletNeeded()
      } catch (error) {
        // Lists that were typed on meanwhile: what was submitted is not what stands there any more.
        const problem = isAbort(error) ? undefined : unloadedProblem(error).text
        setPreflight({ ...emptyPreflight, problem })
      }
    })
  }

  return { problems, attempt, preflight, isChecking, submit: () => submit() }
}
