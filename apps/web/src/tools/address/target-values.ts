import type { AddressTarget } from '@slipway/vanity-address/target/address-target'

/** What the target's fields hold; kinds share their texts, so that changing the kind loses nothing. */
export interface TargetValues {
  readonly kind: AddressTarget['kind']
  readonly start: string
  readonly end: string
  readonly middle: string
  readonly zeros: string
  readonly pattern: string
  readonly isCaseSensitive: boolean
}

export const emptyTarget: TargetValues = {
  kind: 'starts',
  start: '',
  end: '',
  middle: '',
  zeros: '4',
  pattern: '',
  isCaseSensitive: false,
}

/** The fields as a target; whether it can be searched is said by `compileTarget`. */
export function toTarget(values: TargetValues): AddressTarget {
  const { kind, isCaseSensitive } = values
  switch (kind) {
    case 'starts':
      return { kind, text: values.start, isCaseSensitive }
    case 'ends':
      return { kind, text: values.end, isCaseSensitive }
    case 'contains':
      return { kind, text: values.middle, isCaseSensitive }
    case 'both':
      return { kind, text: values.start, ending: values.end, isCaseSensitive }
    case 'pattern':
      return { kind, text: values.pattern, isCaseSensitive }
    case 'zeros':
      return { kind, count: /^\d{1,3}$/.test(values.zeros.trim()) ? Number(values.zeros) : 0 }
  }
}

/** The fields that a target came from, to show a kept search. */
export function fromTarget(target: AddressTarget): TargetValues {
  if (target.kind === 'zeros') return { ...emptyTarget, kind: 'zeros', zeros: String(target.count) }
  const { kind, isCaseSensitive, text } = target
  const values = { ...emptyTarget, kind, isCaseSensitive }
  if (target.kind === 'both') return { ...values, start: text, end: target.ending }
  if (kind === 'ends') return { ...values, end: text }
  if (kind === 'contains') return { ...values, middle: text }
  return kind === 'pattern' ? { ...values, pattern: text } : { ...values, start: text }
}
