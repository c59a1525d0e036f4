import type { StoredLogo } from '@slipway/api-client'
import { tokenApi } from '../core/token-api.ts'
import { checkLogo } from './check-logo.ts'
import { LogoRefused } from './logo-refused.ts'
import { logoProblemText, uploadProblemText } from './upload-problem.ts'

/**
 * Stores a logo with the server; a file that is none never leaves this machine.
 * @throws LogoRefused
 */
export async function storeLogo(file: File): Promise<StoredLogo> {
  const problem = await checkLogo(file)
  if (problem) throw new LogoRefused(logoProblemText(problem))
  try {
    return await tokenApi.uploadLogo(file)
  } catch (error) {
    throw new LogoRefused(uploadProblemText(error), { cause: error })
  }
}
