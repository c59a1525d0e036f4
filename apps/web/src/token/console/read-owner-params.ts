import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readWalletAddress } from '../../action/read-wallet-address.ts'

/** Judges a new owner: an address that can hold something, and another than now. */
export function readOwnerParams(
  values: Readonly<Record<'newOwner', string>>,
  token: Pick<Token, 'owner'>,
): FormResult<'newOwner', { newOwner: Address }> {
  const { address, problem } = readWalletAddress(values.newOwner)
  const isSame = address?.toLowerCase() === token.owner.toLowerCase()
  const same: FormProblem = { code: 'unchanged', text: m.token_transfer_same() }
  return resultOrProblems({ newOwner: isSame ? same : problem }, () =>
    address === null ? null : { newOwner: address },
  )
}
