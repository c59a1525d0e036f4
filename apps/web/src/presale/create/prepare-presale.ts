import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { checkPresaleDraft } from '@slipway/sdk/presale/check-presale-draft'
import { getPresaleAddress } from '@slipway/sdk/presale/evm/get-presale-address'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { linkNames } from '../../files/link-names.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { presaleFiles } from '../shared/presale-files.ts'
import type { PreflightStage, StageState } from './preflight.ts'
import { prepareList } from './prepare-list.ts'
import { preparePlan } from './prepare-plan.ts'
import type { PresaleFormValues } from './presale-form-values.ts'
import type { PlacedPresale, PresaleParams } from './presale-params.ts'
import type { PresaleIssue } from './read-draft.ts'
import { rehearseListing } from './rehearse-listing.ts'
import { gateObstacle } from './token-hints.ts'

/** A presale ready for the review, or what speaks against it. */
export type PreparedPresale =
  | { readonly kind: 'ready'; readonly plan: ShownPlan; readonly presale: Address }
  | { readonly kind: 'refused'; readonly issues: readonly PresaleIssue[] }
  | { readonly kind: 'stopped'; readonly text: string }

export type ShowStage = (stage: PreflightStage, state: StageState) => void

/** Failed before the wallet was asked; its text is in the visitor's language. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Runs one stage, and says how it went. @throws Stopped with the stage's own text, or the node's */
async function runStage<Result>(
  show: ShowStage,
  stage: PreflightStage,
  run: () => Promise<Result>,
  textOf: (error: unknown) => string,
): Promise<Result> {
  show(stage, 'running')
  try {
    const result = await run()
    show(stage, 'passed')
    return result
  } catch (error) {
    show(stage, 'failed')
    throw new Stopped(textOf(error), { cause: error })
  }
}

const NOT_LAUNCHER = 'Presale_NotLauncher'

/** Why a token lets no presale open its trading, by what is known of it: the refusal alone does not tell. */
const gateText = ({ token, owner }: PresaleParams): string | undefined =>
  gateObstacle(token, owner)?.text

/** A refusal of a contract by its own text; anything else means that no node answered. */
const chainText =
  (params: PresaleParams) =>
  (error: unknown): string => {
    const failure = decodeContractError(error, contractErrorsAbi)
    const { nativeCurrency, name } = activeChain
    if (failure.kind !== 'contract') return m.presale_check_unreachable({ chain: name })
    const gate = failure.name === NOT_LAUNCHER ? gateText(params) : undefined
    return gate ?? errorMessage(failure.name, failure.args, { nativeCurrency })
  }

/** What is told about a presale as it is stored: empty fields are left out. */
function toPresaleInfo(values: PresaleFormValues) {
  const links = Object.fromEntries(
    linkNames.map((name) => [name, values[name].trim()]).filter(([, link]) => link !== ''),
  )
  const description = values.description.trim()
  return {
    name: values.name.trim(),
    ...(description !== '' && { description }),
    ...(values.logoUri !== '' && { logo: values.logoUri }),
    ...(Object.keys(links).length > 0 && { links }),
  }
}

/** Stores it under its content's address. @returns the key that the presale keeps */
async function storeInformation(values: PresaleFormValues): Promise<string> {
  const { cid } = await presaleFiles.uploadPresaleInfo(toPresaleInfo(values))
  return cid
}

async function place(params: PresaleParams, show: ShowStage): Promise<PlacedPresale> {
  const { contracts, draft, owner, values, lists } = params
  const information = () => storeInformation(values)
  const ipfsKey = await runStage(show, 'information', information, () =>
    errorMessage('Presale_InfoFailed'),
  )
  const presale = await runStage(
    show,
    'list',
    () => getPresaleAddress(readClient, contracts, { draft, owner, ipfsKey }),
    chainText(params),
  )
  if (lists.entries.length === 0) {
    show('list', 'skipped')
    return { ...params, ipfsKey, presale, list: { slots: [] } }
  }
  const list = await runStage(
    show,
    'list',
    () => prepareList({ presale, entries: lists.entries, form: values.listForm }),
    () => m.presale_check_list_failed(),
  )
  return { ...params, ipfsKey, presale, list }
}

/** Everything between a well-formed draft and its review; nothing is signed, and only the information is stored. */
export async function preparePresale(
  params: PresaleParams,
  show: ShowStage,
): Promise<PreparedPresale> {
  const { contracts, draft, owner: account, isWalletHere } = params
  try {
    const issues = await runStage(
      show,
      'chain',
      async () =>
        isWalletHere
          ? checkPresaleDraft(readClient, contracts, { draft, account, chain: activeChain })
          : [],
      chainText(params),
    )
    if (issues.length > 0) {
      show('chain', 'failed')
      const isGate = issues.some(({ code }) => code === NOT_LAUNCHER)
      const text = isGate ? gateText(params) : undefined
      return text === undefined ? { kind: 'refused', issues } : { kind: 'stopped', text }
    }
    const presale = await place(params, show)
    const listing = await runStage(
      show,
      'listing',
      () => rehearseListing(presale),
      chainText(params),
    )
    show('listing', listing.state)
    if (listing.text !== undefined) return { kind: 'stopped', text: listing.text }
    return { kind: 'ready', presale: presale.presale, plan: await preparePlan(presale) }
  } catch (error) {
    return {
      kind: 'stopped',
      text: error instanceof Stopped ? error.message : chainText(params)(error),
    }
  }
}
