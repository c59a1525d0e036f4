import { saleKindOf, salePath } from './sale-path.ts'

/** What was made, as far as its page depends on it. */
export interface Launch {
  readonly feature: 'token' | 'presale' | 'lock' | 'staking' | 'airdrop' | 'nft'
  /** Address of the contract. */
  readonly subject: string
  /** Of a sale. */
  readonly templateId: number | null
}

/** Page of a token, sale, pool, airdrop or collection on its own network; undefined: it has none of its own. */
export function launchPath({ feature, subject, templateId }: Launch): string | undefined {
  switch (feature) {
    case 'token':
      return `/token/view/${subject}`
    case 'presale':
      return salePath(saleKindOf(templateId), subject)
    case 'staking':
      return `/mining/detail/${subject}`
    case 'airdrop':
      return `/airdrop/detail/${subject}`
    case 'nft':
      return `/nft/mint/${subject}`
    case 'lock':
      return undefined
  }
}
