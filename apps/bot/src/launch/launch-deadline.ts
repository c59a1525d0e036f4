import { signLimits } from '@slipway/sdk/signing/sign-limits'
import type { DialogueView } from '../dialogue/dialogue.ts'

/**
 * Unix seconds until when a launch may be carried out.
 * @param linkEnd unix seconds at which its link is over
 */
export const launchDeadline = ({ isShared, now }: DialogueView, linkEnd: number): number =>
  isShared ? now + signLimits.signersSeconds : linkEnd
