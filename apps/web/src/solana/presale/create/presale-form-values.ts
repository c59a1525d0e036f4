import type { SolanaPresaleInput } from '@slipway/sdk/solana/presale/solana-presale-schema'
import { readLocalInput } from '../../../form/local-time.ts'

/** What the create form holds; numbers stay texts until the schema reads them, and times are as their fields have them. */
export interface PresaleFormValues extends Required<SolanaPresaleInput> {
  /** Address of the token. */
  readonly mint: string
}

/** The form as it opens: what most presales want is filled in, what only the creator knows is empty. */
export const emptyPresaleForm: PresaleFormValues = {
  ...{ mint: '', kind: 'normal', tokens: '', softCap: '', hardCap: '' },
  ...{ minContribution: '', maxContribution: '', startAt: '', endAt: '' },
  ...{ whitelistMode: 'none', t1Minutes: '30', t2Minutes: '30', tierOne: '', tierTwo: '' },
  ...{ release: 'once', firstPercent: '25', cycleDays: '30', cyclePercent: '25' },
  unsold: 'return',
  ...{ inviters: 'none', inviterOne: '5', inviterTwo: '', inviterThree: '' },
}

/** Whether anything was entered that is worth keeping. */
export function isStarted(values: PresaleFormValues): boolean {
  return (Object.keys(emptyPresaleForm) as (keyof PresaleFormValues)[]).some(
    (field) => values[field] !== emptyPresaleForm[field],
  )
}

const momentOf = (typed: string) => {
  const seconds = readLocalInput(typed)
  return seconds === undefined ? typed : String(seconds)
}

/** The draft as the schema reads it. */
export function toPresaleInput({ mint: _, ...values }: PresaleFormValues): SolanaPresaleInput {
  return { ...values, startAt: momentOf(values.startAt), endAt: momentOf(values.endAt) }
}
