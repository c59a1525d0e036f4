import type { TokenDraftInput } from '@slipway/sdk/token/token-draft-schema'

/** What the create form holds; numbers stay texts until the schema reads them. */
export interface TokenFormValues {
  templateId: 1
  name: string
  symbol: string
  totalSupply: string
  decimals: string
  mintable: boolean
  mintCooldownDays: string
  mintMaxPercent: string
  receiverKind: 'own' | 'other'
  receiver: string
  contractUri: string
  inviter: string
}

export const emptyTokenForm: TokenFormValues = {
  templateId: 1,
  name: '',
  symbol: '',
  totalSupply: '',
  decimals: '18',
  mintable: false,
  mintCooldownDays: '',
  mintMaxPercent: '',
  receiverKind: 'own',
  receiver: '',
  contractUri: '',
  inviter: '',
}

/** Stands for the wallet that is not connected yet, so that the other fields can be judged before it is. */
const ANY_WALLET = '0x000000000000000000000000000000000000dEaD'

/** The form's values as the schema takes them. */
export function toDraftInput(
  values: TokenFormValues,
  account: string | undefined,
): TokenDraftInput {
  const { receiverKind, mintable, mintCooldownDays, mintMaxPercent, ...rest } = values
  return {
    ...rest,
    receiver: receiverKind === 'own' ? (account ?? ANY_WALLET) : values.receiver,
    mintable,
    // Hidden while minting is off; what was typed there is kept in case it is switched on again.
    mintCooldownDays: mintable ? mintCooldownDays : '',
    mintMaxPercent: mintable ? mintMaxPercent : '',
  }
}

/** True when there is something worth keeping. */
export function isStarted(values: TokenFormValues): boolean {
  return values.name !== '' || values.symbol !== '' || values.totalSupply !== ''
}
