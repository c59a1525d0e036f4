import type { Config } from 'wagmi'
import { switchNetwork } from '../core/switch-network.ts'
import { forgetReviewRequest, requestReview } from './reopen-review.ts'

/** Switches the wallet's network; the reload that this brings opens the review again. */
export async function switchAndReopen(config: Config): Promise<void> {
  requestReview()
  try {
    await switchNetwork(config)
  } catch (error) {
    forgetReviewRequest()
    throw error
  }
}
