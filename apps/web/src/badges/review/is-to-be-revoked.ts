import type { Badge } from '@slipway/api-client'

/** Whether a badge ended before its time while what was attested for it still stands. */
export const isToBeRevoked = ({ state, attestation }: Badge): boolean =>
  (state === 'withdrawn' || state === 'dropped') &&
  attestation !== null &&
  attestation.revokedAt === null
