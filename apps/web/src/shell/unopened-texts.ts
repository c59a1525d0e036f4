import { m } from '@slipway/messages'
import type { UnopenedTopic } from './unopened-routes.ts'

/** What each unopened tool will do, in one or two sentences. */
export const unopenedTexts: Readonly<Record<UnopenedTopic, () => string>> = {
  solana: m.shell_does_solana,
}
