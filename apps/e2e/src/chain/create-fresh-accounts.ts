import { randomInt } from 'node:crypto'
import { deriveTestAccount } from '@slipway/testing/wallet/test-account'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { readRunContext } from '../harness/run-context.ts'
import { createChainProbe } from './chain-of-run.ts'

const startMoney = parseEther('1000')
/** Below it lie the accounts that the seeded world and the deployment use. */
const firstFreshIndex = 1_000

/**
 * Accounts of the test mnemonic that nobody has used yet, with money on every chain of the stack, so that journeys
 * can run beside each other without disturbing each other's nonces and lists.
 * @param count how many; 3 by default
 */
export async function createFreshAccounts(count = 3): Promise<PrivateKeyAccount[]> {
  const first = randomInt(firstFreshIndex, 2 ** 31 - count)
  const accounts = Array.from({ length: count }, (_, offset) => deriveTestAccount(first + offset))
  for (const { shortname } of readRunContext().chains) {
    const probe = createChainProbe(shortname)
    for (const { address } of accounts) await probe.setBalance({ address, value: startMoney })
  }
  return accounts
}
