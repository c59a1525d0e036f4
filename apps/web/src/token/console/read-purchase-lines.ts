import type { PurchaseInput } from '@slipway/sdk/token/launch/read-launch-terms'

/** First buys as typed, one a line: an address and an amount, parted by spaces, a comma or an equals sign. */
export function readPurchaseLines(text: string): readonly PurchaseInput[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, to = '', quoteAmount = ''] = /^([^\s,;=]*)[\s,;=]*(.*)$/.exec(line) ?? []
      // All that is left is the amount: one with separators of thousands must not lose what stands behind the first.
      return { to, quoteAmount }
    })
}
