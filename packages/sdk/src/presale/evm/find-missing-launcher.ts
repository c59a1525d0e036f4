import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { DecodedFailure } from '../../evm/decode-contract-error.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'

/**
 * The launcher right that a presale of a gated token lacks: the token's own refusal would hide this cause.
 * @returns undefined when the presale has the right, or the token has no gate
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function findMissingLauncher(
  client: ReadClient,
  token: Address,
  presale: Address,
): Promise<DecodedFailure | undefined> {
  const launchState = await readOrNothing(
    client.readContract({ address: token, abi: taxedTokenAbi, functionName: 'launchState' }),
  )
  const launcher = launchState?.[5]
  if (!launcher || launcher.toLowerCase() === presale.toLowerCase()) return undefined
  return { kind: 'contract', name: 'Presale_NotLauncher', args: { token, launcher } }
}
