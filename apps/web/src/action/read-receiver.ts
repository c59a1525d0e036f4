import type { Address } from 'viem'
import { type FormResult, resultOrProblems } from './form-result.ts'
import { readWalletAddress } from './read-wallet-address.ts'

/** Reads a form's one field: whom something is sent to. */
export function readReceiver({
  to,
}: Readonly<Record<'to', string>>): FormResult<'to', { readonly to: Address }> {
  const { address, problem } = readWalletAddress(to)
  return resultOrProblems({ to: problem }, () => (address ? { to: address } : null))
}
