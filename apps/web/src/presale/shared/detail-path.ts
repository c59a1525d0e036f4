import type { PresaleKind } from '@slipway/sdk/platform/presale-kinds'

const pages = { normal: 'detail', fair: 'fair-detail', private: 'private-detail' } as const

/** Path of a presale's own page (specification section 2). */
export function detailPath(kind: PresaleKind, presale: string): string {
  return `/presale/${pages[kind]}/${presale}`
}
