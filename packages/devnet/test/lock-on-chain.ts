import { contractErrorsAbi } from '@slipway/deployments/errors'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { StepResult } from '@slipway/sdk/flow/types'
import { emptyLockDraftInput } from '@slipway/sdk/lock/empty-lock-draft-input'
import { recogniseLockable } from '@slipway/sdk/lock/evm/recognise-lockable'
import type { LockDraft, LockDraftInput, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import { checkLockDraft, prepareLock } from '@slipway/sdk/lock/prepare-lock'
import { readLockDraft } from '@slipway/sdk/lock/read-lock-draft'
import type { LockContracts } from '@slipway/sdk/lock/types'
import type { Address, Hex } from 'viem'
import type { LocalPlatform } from './local-platform.ts'
import { readNow } from './presale-on-chain.ts'

/** Somebody who locks on a local platform. */
export interface LockMaker {
  readonly platform: LocalPlatform
  readonly contracts: LockContracts
  readonly account: Address
}

/** A form as typed: half a year, all at once, for oneself. */
export async function typeLock(
  { platform, account }: LockMaker,
  change: Partial<LockDraftInput> & Pick<LockDraftInput, 'asset'>,
): Promise<LockDraftInput> {
  const now = await readNow(platform)
  const kind = change.kind ?? 'token'
  return { ...emptyLockDraftInput(kind, { owner: account, now }), amount: '100', ...change }
}

/** A draft out of a form. @throws with the codes of what refuses it. */
export async function draftLock(
  maker: LockMaker,
  change: Partial<LockDraftInput> & Pick<LockDraftInput, 'asset'>,
): Promise<LockDraft> {
  const now = await readNow(maker.platform)
  const reading = readLockDraft(await typeLock(maker, change), { now })
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  return reading.draft
}

/** What the check says of a draft, with all that is known of its asset. */
export async function checkLock(
  { platform, contracts, account }: LockMaker,
  draft: LockDraft | LockListDraft,
) {
  const { client, contracts: tokens } = platform
  const lockable = await recogniseLockable(client, draft.asset, { account, tokens })
  return checkLockDraft(client, contracts, { draft, account, lockable })
}

/** Checks a draft, prepares it and runs it as a page does. @returns what its last step proved, and the names of all steps. */
export async function makeLock(
  maker: LockMaker,
  draft: LockDraft | LockListDraft,
): Promise<{ readonly result: StepResult; readonly steps: readonly string[] }> {
  const { platform, contracts, account } = maker
  const { issues } = await checkLock(maker, draft)
  if (issues.length > 0) throw new Error(issues.map(({ code }) => code).join())
  const { plan } = await prepareLock(platform.client, contracts, { draft, account })
  const { definition, input } = plan
  const result = await platform.flows.succeed(definition, input, account)
  return { result, steps: definition.steps(input).map(({ id }) => id) }
}

/** What a contract says to a call; `accepted` where it refuses nothing. */
export async function askContract(
  { platform, account }: LockMaker,
  call: { readonly to: Address; readonly data: Hex },
): Promise<string> {
  try {
    await platform.client.call({ account, ...call })
    return 'accepted'
  } catch (error) {
    return decodeContractError(error, contractErrorsAbi).name
  }
}

/** What the chain says to the last transaction of a draft that no form and no check has looked at. */
export async function askLocker(maker: LockMaker, draft: LockDraft): Promise<string> {
  const { platform, contracts, account } = maker
  const { client } = platform
  const { plan } = await prepareLock(client, contracts, { draft, account })
  const { definition, input } = plan
  const step = definition.steps(input).at(-1)
  if (!step) throw new Error('a lock takes a step')
  const { to, data } = step.build(input, { chainId: client.chain.id, account, results: {} })
  return askContract(maker, { to, data })
}
