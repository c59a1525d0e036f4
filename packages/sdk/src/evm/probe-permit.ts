import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { ReadClient } from './create-read-client.ts'
import type { PermitMessage } from './permit-message.ts'
import { provePermit } from './prove-permit.ts'

/**
 * Whether a token takes a message of this form: the same allowance is signed by a key that exists for this question alone,
 * and tried by a call. Nobody is asked, and nothing is sent.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function probePermit(client: ReadClient, permit: PermitMessage): Promise<boolean> {
  const probe = privateKeyToAccount(generatePrivateKey())
  // A key that nobody had before has signed nothing before.
  const message = { ...permit.message, owner: probe.address, nonce: 0n }
  const signature = await probe.signTypedData({ ...permit, message })
  return provePermit(client, { ...message, token: permit.domain.verifyingContract, signature })
}
