import type { ReadClient } from '../evm/create-read-client.ts'
import type { PresaleContracts } from '../platform/presale-contracts.ts'
import { checkBalance, checkTemplate } from './check/check-cost.ts'
import {
  checkCurrency,
  checkLauncher,
  checkRouter,
  checkToken,
  checkWalletLimit,
} from './check/check-sides.ts'
import { checkTerms } from './check/check-terms.ts'
import type { PresaleDraftCheck } from './check/presale-check.ts'
import type { PresaleDraftIssue } from './read-presale-draft.ts'

const checks = [
  checkTemplate,
  checkToken,
  checkWalletLimit,
  checkCurrency,
  checkRouter,
  checkLauncher,
  checkTerms,
  checkBalance,
]

/**
 * What only the chain knows about a draft that `readPresaleDraft` accepted: the kind open, token and currency there,
 * tokens enough and within the limit of a wallet, exchange known, no pool at another price, the launcher right within
 * reach, balance enough for fee and gas. The factory refuses each of these too, most under the same name; what begins with
 * `Venue_` is ours alone. Whether the presale can be finished is another question: `simulateFinalize`.
 * @returns every issue, none when the presale can be created now.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkPresaleDraft(
  client: ReadClient,
  contracts: PresaleContracts,
  check: PresaleDraftCheck,
): Promise<readonly PresaleDraftIssue[]> {
  const found = await Promise.all(checks.map((run) => run(client, contracts, check)))
  return found.flat()
}
