import { formatInteger, m } from '@slipway/messages'
import { readWhole } from '@slipway/sdk/shared/read-number'
import { solanaNftLimits } from '@slipway/sdk/solana/nft/solana-nft-limits'
import type { TokenGroup } from '@slipway/sdk/solana/read-group'
import type { FormProblem, FormResult } from '../../../action/form-result.ts'

/** Reads another maximum: not below what is minted, and not the same. */
export function readMaximum(
  typed: string,
  { size, maxSize }: TokenGroup,
): FormResult<'maximum', bigint> {
  const problems: FormProblem[] = []
  const maximum = readWhole('maximum', typed, (_, code, args = {}) => problems.push({ code, args }))
  const [problem] = problems
  const refuse = (one: FormProblem) => ({ ok: false, problems: { maximum: one } }) as const
  if (problem || maximum === undefined) return refuse(problem ?? { code: 'Input_Required' })
  const least = size > 0n ? size : 1n
  const most = solanaNftLimits.itemsMax
  if (maximum < least || maximum > most) {
    const text = m.solana_nft_maximum_range({ min: formatInteger(least), max: formatInteger(most) })
    return refuse({ code: 'SolanaNft_ItemsOutOfRange', text })
  }
  return maximum === maxSize
    ? refuse({ code: 'SolanaToken_Unchanged', text: m.solana_nft_maximum_same() })
    : { ok: true, params: maximum }
}
