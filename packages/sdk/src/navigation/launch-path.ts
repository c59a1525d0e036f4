import { presaleKindOf, presalePath } from './presale-path.ts'

/** What was made, as far as its page depends on it. */
export interface Launch {
  readonly feature: 'token' | 'presale' | 'lock' | 'staking' | 'airdrop' | 'nft'
  /** Address of the contract. */
  readonly subject: string
  /** Of a presale. */
  readonly templateId: number | null
}

/** Page of a token, presale, pool, airdrop or collection on its own network; undefined: it has none of its own. */
export function launchPath({ feature, subject, templateId }: Launch): string | undefined {
  switch (feature) {
    case 'token':
      return `/token/view/${subject}`
    case 'presale':
      return presalePath(presaleKindOf(templateId), subject)
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
