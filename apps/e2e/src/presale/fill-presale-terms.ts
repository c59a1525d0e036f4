import type { Address } from 'viem'
import { chainTime } from '../chain/deploy-presale.ts'
import type { CreatePresalePage, PresaleKind } from '../pages/create-presale-page.ts'

/** Fills in a round of five to ten coins that starts in two hours and takes two days. */
export async function fillPresaleTerms(
  form: CreatePresalePage,
  kind: PresaleKind,
  shortname: string,
  token: Address,
): Promise<void> {
  const now = await chainTime(shortname)
  await form.fill(kind, {
    token,
    presaleRate: '1000',
    softCap: '5',
    hardCap: '10',
    minCurrency: '0.1',
    maxCurrency: '2',
    ...(kind !== 'private' && { liquidityRate: '800' }),
  })
  await form.fillTime(kind, 'startTime', now + 7_200n)
  await form.fillTime(kind, 'endTime', now + 180_000n)
}
