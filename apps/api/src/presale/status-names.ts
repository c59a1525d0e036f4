/** Where a presale stands (S-51). */
export const PRESALE_LABELS = ['coming', 'running', 'waiting', 'finished', 'canceled'] as const
export type PresaleLabel = (typeof PRESALE_LABELS)[number]

/** Why a presale is canceled, in the order of the contract's `cancelReason`. */
export const PRESALE_REASONS = [
  'none',
  'owner',
  'softCapMissed',
  'lapsed',
  'unsellable',
  'removed',
] as const
