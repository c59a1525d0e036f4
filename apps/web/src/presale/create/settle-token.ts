import type { PresaleToken } from './presale-token.ts'

const pollMs = 100
/** Longer than a slow node takes; who has submitted is told then that none answers. */
const giveUpMs = 10_000

/** What became of the reading of the form's token; still `reading` where no answer came in time. */
export async function settleToken(token: () => PresaleToken): Promise<PresaleToken> {
  const end = performance.now() + giveUpMs
  while (token().state === 'reading' && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return token()
}
