import type { contractErrorsAbi } from '@slipway/deployments/errors'
import { m } from '../../generated/features/error.js'
import { getLocale } from '../locale.ts'
import { accountErrorTexts } from './account-error-texts.ts'
import { airdropErrorTexts } from './airdrop-error-texts.ts'
import { attestationErrorTexts } from './attestation-error-texts.ts'
import { badgeErrorTexts } from './badge-error-texts.ts'
import { claimsErrorTexts } from './claims-error-texts.ts'
import { createErrorFormat } from './create-error-format.ts'
import { critiqueErrorTexts } from './critique-error-texts.ts'
import { erc721ErrorTexts } from './erc721-error-texts.ts'
import type { ErrorArgs, ErrorContext } from './error-context.ts'
import type { ErrorTexts } from './error-texts.ts'
import { generalErrorTexts } from './general-error-texts.ts'
import { inputErrorTexts } from './input-error-texts.ts'
import { launchErrorTexts } from './launch-error-texts.ts'
import { libraryErrorTexts } from './library-error-texts.ts'
import { lockErrorTexts } from './lock-error-texts.ts'
import { nftLockErrorTexts } from './nft-lock-error-texts.ts'
import { nftSaleErrorTexts } from './nft-sale-error-texts.ts'
import { nftSaleFactoryErrorTexts } from './nft-sale-factory-error-texts.ts'
import { platformErrorTexts } from './platform-error-texts.ts'
import { poolFactoryErrorTexts } from './pool-factory-error-texts.ts'
import { poolRepairErrorTexts } from './pool-repair-error-texts.ts'
import { presaleErrorTexts } from './presale-error-texts.ts'
import { presaleFactoryErrorTexts } from './presale-factory-error-texts.ts'
import { presaleInputErrorTexts } from './presale-input-error-texts.ts'
import { presaleTermsErrorTexts } from './presale-terms-error-texts.ts'
import { stakingPoolErrorTexts } from './staking-pool-error-texts.ts'
import { stakingReadErrorTexts } from './staking-read-error-texts.ts'
import { taxedTokenErrorTexts } from './taxed-token-error-texts.ts'
import { tokenErrorTexts } from './token-error-texts.ts'
import { tokenFactoryErrorTexts } from './token-factory-error-texts.ts'
import { tokenLockErrorTexts } from './token-lock-error-texts.ts'
import { tradeErrorTexts } from './trade-error-texts.ts'
import { vipErrorTexts } from './vip-error-texts.ts'
import { webhookErrorTexts } from './webhook-error-texts.ts'

/** Error names of every contract; a contract error without a text does not compile. */
type ContractErrorName = (typeof contractErrorsAbi)[number]['name']

const texts = {
  ...tokenErrorTexts,
  ...taxedTokenErrorTexts,
  ...tokenFactoryErrorTexts,
  ...libraryErrorTexts,
  ...generalErrorTexts,
  ...inputErrorTexts,
  ...lockErrorTexts,
  ...tokenLockErrorTexts,
  ...nftLockErrorTexts,
  ...poolRepairErrorTexts,
  ...launchErrorTexts,
  ...tradeErrorTexts,
  ...airdropErrorTexts,
  ...claimsErrorTexts,
  ...platformErrorTexts,
  ...presaleTermsErrorTexts,
  ...presaleErrorTexts,
  ...presaleFactoryErrorTexts,
  ...presaleInputErrorTexts,
  ...poolFactoryErrorTexts,
  ...stakingPoolErrorTexts,
  ...stakingReadErrorTexts,
  ...vipErrorTexts,
  ...erc721ErrorTexts,
  ...nftSaleErrorTexts,
  ...nftSaleFactoryErrorTexts,
  ...accountErrorTexts,
  ...badgeErrorTexts,
  ...attestationErrorTexts,
  ...critiqueErrorTexts,
  ...webhookErrorTexts,
} satisfies ErrorTexts & Record<ContractErrorName, unknown>

/** Every error code that has a text: the contracts' error names and the SDK's own codes. */
export type ErrorCode = keyof typeof texts

/** Whether a text exists for this code. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(texts, code)
}

/** All codes that have a text, for checks that compare them with the ABIs and the SDK. */
export const errorCodes = Object.keys(texts) as readonly ErrorCode[]

/**
 * The text of an error in the reader's language, with its numbers formatted.
 * A code without a text is named honestly instead of being hidden behind a general phrase.
 * @param code error name from an ABI, or a code of the SDK.
 * @param args the error's arguments by name.
 */
export function errorMessage(
  code: string,
  args: ErrorArgs = {},
  context: ErrorContext = {},
): string {
  const locale = context.locale ?? getLocale()
  if (isErrorCode(code)) return texts[code](createErrorFormat(args, context))
  return code === ''
    ? m.error_unknown_unnamed({}, { locale })
    : m.error_unknown({ name: code }, { locale })
}
