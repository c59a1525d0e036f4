import type { PresalePlace } from '@slipway/sdk/solana/presale/presale-place'
import type { PresaleView } from '../types.ts'

/** Where the program finds a presale's accounts. */
export const presalePlaceOf = ({ program, presale, token }: PresaleView): PresalePlace => ({
  ...{ program, tokenProgram: token.tokenProgram, mint: presale.mint },
  ...{ presale: presale.address, vault: presale.vault },
})
