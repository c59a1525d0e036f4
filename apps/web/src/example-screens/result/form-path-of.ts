import type { FlowLabel } from '../../transaction/shown-plan.ts'

/** Forms that make something: their kinds begin nowhere else. */
const forms: readonly (readonly [prefix: string, path: string])[] = [
  ['send_payment', '/form/step'],
  ['token_create', '/token/create'],
  ['presale_create', '/presale/create'],
  ['pool_create', '/mining/create'],
  ['claims_create', '/airdrop/create'],
  ['airdrop_create', '/airdrop/create'],
  ['multisend_', '/airdrop/create'],
  ['nft_create', '/nft/create'],
  ['vip_', '/vip'],
  ['fix_pool', '/lp/fix'],
]

/** Kinds that act on something that exists, by its address. */
const pages: readonly (readonly [prefix: string, path: string])[] = [
  ['token_', '/token/detail/'],
  ['presale_', '/presale/detail/'],
  ['pool_', '/mining/detail/'],
  ['claims_', '/airdrop/detail/'],
  ['mapping_', '/airdrop/detail/'],
  ['nft_', '/nft/mint/'],
]

/** Where an act was begun, so that it can be begun again; undefined where that is not known. */
export function formPathOf({ kind, contract }: FlowLabel): string | undefined {
  const form = forms.find(([prefix]) => kind.startsWith(prefix))
  if (form) return form[1]
  const page = pages.find(([prefix]) => kind.startsWith(prefix))
  return page && contract ? `${page[1]}${contract}` : undefined
}
