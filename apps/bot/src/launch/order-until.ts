import type { DialogueView } from '../dialogue/dialogue.ts'

/** The signers of a contract account confirm one after the other, over a weekend too: a week. */
const SIGNERS_SECONDS = 604_800

/**
 * Unix seconds until when a launch may be carried out.
 * @param linkEnd unix seconds at which its link is over
 */
export const orderUntil = ({ isShared, now }: DialogueView, linkEnd: number): number =>
  isShared ? now + SIGNERS_SECONDS : linkEnd
